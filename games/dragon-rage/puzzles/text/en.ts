/** The puzzles of Dragon Rage in English; the other catalogs have the same keys. */
export const en = {
  'claim-while-you-can.title': 'The last breath of a dragon',
  'claim-while-you-can.task': 'The Invader ends its turn with one dying dragon. What now?',
  'claim-while-you-can.why':
    'Seventeen points are destroyed, and sixteen are enough to claim. Whoever plays on lets the riders strike: once no dragon lives, all the points count for nothing.',
  'at-the-very-start.title': 'Surrounded at dawn',
  'at-the-very-start.task':
    'A new turn begins, and your dragon can hardly move. Find the one thing that wins.',
  'at-the-very-start.why':
    'A victory may be claimed at the start of phase 1 too, before any dragon acts. Wings and legs are gone, the hero and the cavalry stand all around: there will be no second chance.',
  'points-that-win.title': 'Two points short',
  'points-that-win.task': 'Fourteen points are destroyed. Reach the sixteenth this turn.',
  'points-that-win.why':
    'Warehouse Row, 1012, is worth two points. On foot it is three steps away, and the fourth point of movement tears it down; no bound comes down on it.',
  'one-breath.title': 'One breath left',
  'one-breath.task': 'One breath of fire is left. Where does it win?',
  'one-breath.why':
    'Thirteen points are destroyed, and the Wizard Tower straight ahead is worth three. Fire destroys a tower; nothing else in reach brings sixteen.',
  'where-to-bleed.title': 'Where to bleed',
  'where-to-bleed.task': 'Six points of damage must be shared out. Keep the dragon alive and able to fly.',
  'where-to-bleed.why':
    'The legs can take it. Two more points of belly kill, three of head kill, and seven on the wings would bring it down for good: so at most three go to the wings, two to the head and none to the belly.',
  'the-sure-bolt.title': 'The sure bolt',
  'the-sure-bolt.task': 'Three spell points are left. Which spell ends the first dragon’s rage?',
  'the-sure-bolt.why':
    'The wizard stands beside the dragon, whose belly is nearly gone: all three points into lightning strike it dead. A whirlwind does nothing to a dragon on the ground, and fog would only hide it.',
  'over-the-river.title': 'Above deep water',
  'over-the-river.task': 'A dragon hovers over the river. Which spell is worth most?',
  'over-the-river.why':
    'A whirlwind makes a flyer roll, and on 4 or more it crashes. Over the river there is no ground to crash on: the dragon drowns.',
  'under-the-belly.title': 'Under the belly',
  'under-the-belly.task': 'The dragon has lost wings and legs. Who goes where?',
  'under-the-belly.why':
    'Only from the dragon’s own hex can the belly be struck, and it has half its strength left. The dragon cannot get away: the hero steps right under it.',
  'home-before-midnight.title': 'Before the clock strikes',
  'home-before-midnight.task':
    'No dragon has been in the city since turn 2, and it is turn 12. Save the game.',
  'home-before-midnight.why':
    'By phase 9 a living dragon must have been in the city or above it, or the Defender wins. On foot the wall and the troops are in the way; a short flight over the wall is enough, even without landing.',
  'fire-stops-the-clock.title': 'Fire stops the clock',
  'fire-stops-the-clock.task':
    'Ten turns without destruction end this turn. The dragon can neither walk nor fly. What is left?',
  'fire-stops-the-clock.why':
    'Straight ahead, to the south-east, the fire meets a building that still counts points. Any other direction burns only soldiers, and the Defender wins by the clock.',
  'a-curtain-of-fog.title': 'A curtain of fog',
  'a-curtain-of-fog.task':
    'A crippled dragon has one breath left. Next turn the clock of destruction runs out. Which spell wins the game?',
  'a-curtain-of-fog.why':
    'A dragon in fog cannot breathe, and it can reach no building on its own. Fog lasts until the next spell phase: the clock runs out before it lifts.',
  'before-the-jaws.title': 'Before the jaws',
  'before-the-jaws.task': 'A wounded hero and a soldier stand beside the dragon. Whom does it strike?',
  'before-the-jaws.why':
    'A wounded hero dies of the next wound, and without him the militia is leaderless and everybody must pass morale checks. The soldier behind can wait.',
  'courage.title': 'Courage for sale',
  'courage.task': 'The hero is dead, three militia surround a dying dragon. Two spell points are left.',
  'courage.why':
    'Militia attacks a dragon only under a hero’s eye or under Boost Morale. The spell gives all of them their blow, and one better on the die.',
  'the-only-landing.title': 'The only landing',
  'the-only-landing.task': 'A flyer without fire needs a point. Where does a soldier stand best?',
  'the-only-landing.why':
    'The dragon can only destroy by landing, and the building at 1807 is the one it reaches. It may not land on a troop: one soldier standing there saves the point.',
  'one-more-arrow.title': 'One more arrow',
  'one-more-arrow.task': 'One archer, one shot. At what?',
  'one-more-arrow.why':
    'Five points of wing damage are there already, and at seven a dragon flies no more. The wings are also the easiest to hit.',
  'pull-it-down.title': 'Pull it down',
  'pull-it-down.task':
    'Two flyers, each with one breath left, burn tower after tower. Your wizard stands close.',
  'pull-it-down.why':
    'The whirlwind goes onto the dragon over the tower that has burned already: nothing more is destroyed there, and half the time the flyer comes crashing down among your riders.',
} as const
