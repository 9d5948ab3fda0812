import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** How dear a guess is, in the figures of scrypt: memory and time double with each step of `ln`. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** About 32 MB and a tenth of a second. Each kept password says its own figures, so that these can grow with the machines. */
const usual: PasswordCost = { ln: 15, r: 8, p: 3 }
const lengths = { salt: 16, hash: 32 }
/** Passwords that are hashed at a time: more would take the threads that files and names are read with. */
const mostAtOnce = 2

const waiting: (() => void)[] = []
let under = 0

/** What is kept of a password: a guess costs as much as the real one, and a copy of the database opens nothing. */
export async function keptPassword(password: string, cost = usual): Promise<string> {
  const salt = randomBytes(lengths.salt)
  const hash = await hashed(password, salt, cost)
  const { ln, r, p } = cost
  return ['scrypt', `ln=${ln},r=${r},p=${p}`, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  )
}

/** Whether it is the password. Takes as long where nothing is kept: nobody learns by it which names there are. */
export async function isPassword(password: string, kept: string | undefined, cost = usual): Promise<boolean> {
  const [, ln, r, p, salt, hash] =
    /^scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept ?? '') ?? []
  if (salt === undefined || hash === undefined) {
    await hashed(password, Buffer.alloc(lengths.salt), cost)
    return false
  }
  const wanted = Buffer.from(hash, 'base64url')
  const got = await hashed(password, Buffer.from(salt, 'base64url'), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  })
  return got.length === wanted.length && timingSafeEqual(got, wanted)
}

/** The same letters are the same password, whichever keyboard composed them. */
async function hashed(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  while (under >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  under++
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, lengths.hash, options, (error, hash) =>
        error === null ? resolve(hash) : reject(error),
      )
    })
  } finally {
    under--
    waiting.shift()?.()
  }
}
