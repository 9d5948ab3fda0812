/** How high a cut-out stands, in mm, by the radius of its base. */
export const cutoutHeight = (radius: number): number => radius * 1.5 + 21
/** How far below the middle of the base its feet stand, as a share of the radius. */
export const feet = 0.3
