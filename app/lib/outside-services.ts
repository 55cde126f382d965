/** The service that shows GitHub discussions in a frame. */
export const GISCUS = 'https://giscus.app'

/** The name of the Trusted Types policy that allows the script of an analytics service. */
export const ANALYTICS_POLICY = 'analytics'

/** The script of an analytics service, and how a document loads it. */
export type AnalyticsScript = {
  /** The only host whose visits are counted. */
  host: string
  /** Its address. */
  script: string
  attributes: Readonly<Record<string, string>>
  /** Global variables that the script expects. */
  globals?: Readonly<Record<string, unknown>>
}
