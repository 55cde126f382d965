/**
 * Loads Vite for a command. Vite would parse every module of vite.config.ts to warn about syntax that its other way to load that file
 * does not support, and on a busy machine Rolldown would print how long that took.
 */
export function loadVite() {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  return import('vite')
}
