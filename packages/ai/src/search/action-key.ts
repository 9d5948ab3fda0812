/** A 32-bit hash of an action by its contents: the same for equal actions whatever order their fields have. */
export function actionKey(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return textKey(value)
    case 'number':
      return Number.isInteger(value) ? Math.imul(value ^ 0x5bd1e995, 0x01000193) : textKey(`${value}`)
    case 'boolean':
      return value ? 0x27d4eb2d : 0x165667b1
    case 'object':
      return value === null ? 0x3c6ef372 : contentsKey(value)
    default:
      return 0x1b873593
  }
}

function contentsKey(value: object): number {
  let hash = 0x811c9dc5
  if (Array.isArray(value)) {
    for (const item of value) hash = Math.imul(hash ^ actionKey(item), 0x01000193)
    return hash
  }
  // Fields are summed, so that their order does not matter.
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) hash = (hash + Math.imul(textKey(name), actionKey(field) | 1)) | 0
  }
  return hash
}

export function textKey(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash ^ (hash >>> 15)
}
