/** A page of another site that can be shown in a frame. */
export type Embed = {
  service: 'YouTube' | 'Vimeo' | 'Hugging Face'
  /** The address of the frame, which starts a film at once. */
  frame: string
}

/** The sources of the frames, for the content security policy of pages that may show one. */
export const EMBED_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://*.hf.space',
]

/** Resolves relative addresses, which are never those of an embed. */
const NO_HOST = 'https://relative.invalid'

/** The frame of a link to a film on YouTube or Vimeo, or to a Space on Hugging Face; `null` for any other link. */
export function embedOf(address: string): Embed | null {
  if (!URL.canParse(address, NO_HOST)) return null
  const url = new URL(address, NO_HOST)
  if (!/^https?:$/.test(url.protocol) || url.port !== '') return null
  return youTubeFilm(url) ?? vimeoFilm(url) ?? space(url)
}

/** `www.youtube.com`, also on phones, and the player that stores nothing until the film plays. */
const YOUTUBE = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/
const FILM_OF_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
const FILM_ID = /^[\w-]{11}$/

/** The parameters of the frame: developers.google.com/youtube/player_parameters. */
function youTubeFilm({ hostname, pathname, searchParams, hash }: URL): Embed | null {
  let id: string | null | undefined
  if (hostname === 'youtu.be') id = pathname.slice(1)
  else if (!YOUTUBE.test(hostname)) return null
  else if (pathname === '/watch') id = searchParams.get('v')
  else id = FILM_OF_PATH.exec(pathname)?.[1]
  if (!id || !FILM_ID.test(id)) return null
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? timeIn(hash))
  const parameters = start > 0 ? `autoplay=1&start=${start}` : 'autoplay=1'
  return { service: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${id}?${parameters}` }
}

/** What may stand before the number of a film: `/channels/staffpicks/`, `/groups/name/videos/`, `/showcase/7/video/`. */
const VIMEO_FOLDERS = /^\/(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video)(?=\/)/
const VIMEO_FILM = /^\/(?<number>\d+)(?:\/(?<key>[\da-f]+))?\/?$/

/** The parameters of the frame: help.vimeo.com, "Player parameters". `h` is the key of an unlisted film; `dnt` sets no cookies. */
function vimeoFilm({ hostname, pathname, searchParams, hash }: URL): Embed | null {
  const isPlayer = hostname === 'player.vimeo.com'
  if (!isPlayer && !/^(?:www\.)?vimeo\.com$/.test(hostname)) return null
  const film = isPlayer ? pathname.replace(/^\/video/, '') : pathname.replace(VIMEO_FOLDERS, '')
  const match = VIMEO_FILM.exec(film)?.groups
  if (!match) return null
  const parameters = new URLSearchParams({ autoplay: '1', dnt: '1' })
  const key = match['key'] ?? searchParams.get('h')
  if (key) parameters.set('h', key)
  const start = secondsOf(timeIn(hash))
  const fragment = start > 0 ? `#t=${start}s` : ''
  return {
    service: 'Vimeo',
    frame: `https://player.vimeo.com/video/${match['number']}?${parameters}${fragment}`,
  }
}

/** The owner and the name of a Space. */
const SPACE_PATH = /^\/spaces\/([\w.-]+)\/([\w.-]+)\/?$/
/** A name of a host (RFC 1035, section 2.3.1). */
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A Space has a host of its own: huggingface.co/docs/hub/spaces-embed. */
function space({ hostname, pathname, search }: URL): Embed | null {
  const service = 'Hugging Face'
  if (hostname.endsWith('.hf.space')) return { service, frame: `https://${hostname}${pathname}${search}` }
  if (!/^(?:www\.)?(?:huggingface\.co|hf\.co)$/.test(hostname)) return null
  const match = SPACE_PATH.exec(pathname)
  if (!match) return null
  const label = `${match[1]}-${match[2]}`.toLowerCase().replaceAll(/[._]/g, '-')
  return HOST_LABEL.test(label) ? { service, frame: `https://${label}.hf.space/${search}` } : null
}

/** The time in a fragment such as `#t=1m30s`; empty without one. */
function timeIn(hash: string): string {
  return /^#t=(\w+)$/.exec(hash)?.[1] ?? ''
}

const TIME = /^(?:(?<hours>\d{1,2})h)?(?:(?<minutes>\d{1,4})m)?(?:(?<seconds>\d{1,6})s?)?$/

/** The seconds of a time such as `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string): number {
  const { hours = '0', minutes = '0', seconds = '0' } = TIME.exec(time)?.groups ?? {}
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
