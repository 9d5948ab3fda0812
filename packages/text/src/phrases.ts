/** What can be said in one press, in each reader's own language: server and clients know the same list. */
export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'goOnTomorrow',
  'sorry',
  'backSoon',
  'yourMove',
  'goodGame',
] as const
