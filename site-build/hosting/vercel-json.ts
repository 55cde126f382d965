import { ASSETS, FOR_EVER, type Headers, SECURITY_HEADERS } from './response-headers.ts'

/** `vercel.json`, which Vercel reads before it builds. */
export function vercelJson(): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    headers: [rule('/(.*)', SECURITY_HEADERS), rule(`/${ASSETS}(.*)`, { 'Cache-Control': FOR_EVER })],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
