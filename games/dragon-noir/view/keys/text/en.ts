/** What the keys of the table do, in a few words. */
export const en = {
  arrows: 'from hex to hex',
  enter: 'press the red button, or the hex of the keys',
  next: 'next hex that stands for something',
  previous: 'previous hex that stands for something',
  counter: 'next counter that can act',
  stay: 'go there without ending the move',
  by: 'lead the way by the hex shown',
  left: 'turn a rider or piece left',
  right: 'turn a rider or piece right',
  briefing: 'what the scenario is about',
  campaign: 'the map of a campaign',
  hold: 'hold fire for this move',
  target: 'next target of a shot, attack or spell',
  wait: 'wait a step with defensive fire',
} as const
export type KeyWord = keyof typeof en
