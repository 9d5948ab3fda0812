/** Whether it came about within so many milliseconds; what goes wrong by then is passed on, and not heard of later. */
export async function inTime(awaited: Promise<unknown>, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs)
  })
  try {
    return await Promise.race([awaited.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
