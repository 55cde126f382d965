/** A track of a film that shows pictures. */
export type VideoTrack = {
  /** As the file names it: `avc1` in MP4, `V_VP9` in WebM. */
  codec: string
  /** px, as browsers show it. */
  width: number
  height: number
}
