type Colour = readonly [red: number, green: number, blue: number]

/** Colour vision that lacks one kind of cone, after Machado, Oliveira and Fernandes (2009), for light as it is added. */
const sights = {
  plain: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

export type Sight = keyof typeof sights

export const sightNames = Object.keys(sights) as readonly Sight[]

/** '#abc', '#aabbcc' or '#aabbccdd' as shares of light between 0 and 1, and how much it covers. */
export function parseColour(hex: string): { readonly colour: Colour; readonly alpha: number } {
  const digits = hex.length < 6 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16) / 255
  return { colour: [at(0), at(2), at(4)], alpha: digits.length === 8 ? at(6) : 1 }
}

/** What is seen where one colour lies over another, as screens mix them. */
export const over = (top: Colour, alpha: number, below: Colour): Colour => [
  top[0] * alpha + below[0] * (1 - alpha),
  top[1] * alpha + below[1] * (1 - alpha),
  top[2] * alpha + below[2] * (1 - alpha),
]

/** The ratio of WCAG 2 between two colours as somebody sees them: 1 to 21. */
export function contrast(a: Colour, b: Colour, sight: Sight): number {
  const [x, y] = [luminance(a, sight), luminance(b, sight)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function luminance(colour: Colour, sight: Sight): number {
  const m = sights[sight]
  const [r, g, b] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  const row = (at: 0 | 3 | 6) => {
    const light = (m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b
    return Math.min(1, Math.max(0, light))
  }
  return 0.2126 * row(0) + 0.7152 * row(3) + 0.0722 * row(6)
}
