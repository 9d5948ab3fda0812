import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const view = join(import.meta.dirname, '..')

// Whatever is put on a card or taken off it has a browser look for each of these among all that lies around it.
test.each(['styles.css', 'card/card.css', 'table/table.css', 'table/middle.css', 'side/side.css'])(
  'styles of the table do not depend on what lies inside: %s',
  (file) => {
    expect(readFileSync(join(view, file), 'utf8')).not.toContain(':has(')
  },
)
