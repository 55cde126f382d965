/** The service that shows GitHub discussions in a frame. */
export const GISCUS = 'https://giscus.app'

/** The name of the Trusted Types policy that lets the script of an analytics service in. */
export const ANALYTICS_POLICY = 'analytics'

/** What a document needs to load the script of an analytics service. */
export type AnalyticsScript = {
  /** The only host whose visits are counted. */
  host: string
  /** The address of the service's script. */
  script: string
  attributes: Readonly<Record<string, string>>
  /** What the script looks for in the window. */
  globals?: Readonly<Record<string, unknown>>
}
