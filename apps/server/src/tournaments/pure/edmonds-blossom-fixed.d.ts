declare module 'edmonds-blossom-fixed' {
  /** Edges between vertices 0, 1, 2 … with their weights; gives the mate of each vertex, or -1. */
  export default function matching(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[]
}
