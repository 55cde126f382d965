import type { Nodes } from 'hast'

/** Whether a tree has more than `limit` levels below its top. No recursion: a deep tree must not overflow the stack. */
export function isDeeperThan(tree: Nodes, limit: number): boolean {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}
