/** What a scenario is about, in English; the other catalogs have the same keys. */
export const en = {
  title: 'Briefing',
  open: 'Briefing',
  close: 'To the table',
  where: 'Where and why',
  forces: 'Forces',
  turns: '{count, plural, one {One game turn} other {# game turns}}, {side} first',
  wins: 'What wins',
  plan: 'What to try as {side}',
  aim: 'The aim',
  'stand.building': '{side} in the {place}: {count}',
  'stand.hexes': '{side} at the place: {count}',
  'stand.dead': 'fallen of {whom}: {count} of {needed}',
  'stand.exited': 'got away: {count} of {needed}',
  'stand.chest': 'the chest is {where, select, out {gone} other {still here}}',
  'stand.points': 'points: Exile {exile}, Horde {horde}',
  'stand.turns': '{count, plural, one {last turn} other {# turns left}}',
  'place.mill': 'mill',
  'place.other': 'building',
  'whom.exile': 'Exile',
  'whom.horde': 'the Horde',
  'mill.story':
    'The watermill at the crossroads, at dusk. A band of Orks has driven the miller out and holds the only bread for miles. Laberne comes up the western road with five friends to take it back.',
  'mill.exile.win':
    'At the end of one of your turns one of yours stands in the mill and nobody of the Horde stands there; or nobody of the Horde is left.',
  'mill.horde.win': 'The mill is not lost when the last turn is over, or nobody of the exiles is left.',
  'mill.exile.plan':
    'Shoot first: your long bows reach farther than theirs. Clear the Orks before the walls, ride Laberne round to the bridge, and go in together by both doors from turn five on.',
  'mill.horde.plan':
    'Keep two Orks and an archer in the mill, archers at the windows. Strike in twos and threes at whoever comes alone; time is on your side.',
  'arena.story':
    'Day of the games. Arlon and three prisoners are to die on the sand before the crowd. Jon, Godiva and four Elves wait outside the gates for the moment when all look at the lions’ door.',
  'arena.exile.win':
    'At the end of one of your turns three of Arlon and the prisoners have left the map by the north or west side.',
  'arena.horde.win': 'Two of Arlon and the prisoners are dead, or the last turn is over.',
  'arena.exile.plan':
    'Open the gate with the Elves’ arrows, let Jon ride in and draw the guards, and bring the prisoners out on the far side of the fight. Do not stay for the troll.',
  'arena.horde.plan':
    'Close the gates with guards, hold Grast back for whoever runs, and set the dogs on the prisoners: nobody slips past them.',
  'under-the-mountain.story':
    'The dwarves’ old halls. The Shaman’s band has come by the lower gate for the treasure that was left behind; six Dwarves and a few friends bar the galleries.',
  'under-the-mountain.horde.win': 'The chest leaves the map by the southern or western gallery.',
  'under-the-mountain.exile.win':
    'The chest is still here when the last turn is over, or ten of the Horde are dead.',
  'under-the-mountain.exile.plan':
    'Dwarves side by side have the best column of all: bar the narrow galleries with two and three. Whoever lifts the chest goes only half as far: wait for him.',
  'under-the-mountain.horde.plan':
    'Come on two ways at once, let the dogs and Goblins slip round the Dwarves, and save the Shaman’s energy for the way back with the chest.',
  'dragon-of-the-lake.story':
    'Below the lake sleeps the Black Dragon. Zacharie must reach the eastern halls before the Shaman wakes it altogether; the shore is narrow and the water black.',
  'dragon-of-the-lake.exile.win':
    'The Black Dragon dies; or at the end of one of your turns four of yours, Zacharie among them, have left by the eastern side.',
  'dragon-of-the-lake.horde.win': 'Zacharie is dead, or the last turn is over.',
  'dragon-of-the-lake.exile.plan':
    'Go by the way that the dragon is too large for, keep Zacharie behind the Dwarves, and spend his spells on the road, not on the beast.',
  'dragon-of-the-lake.horde.plan':
    'Lay the dragon across the way and let it strike with head and paws at once. The Shaman needs only to hold Zacharie up.',
  'two-wizards.story':
    'Open war before the watermill and the arena walls. Zacharie and the Shaman lead all that they have: whoever loses his wizard has lost.',
  'two-wizards.exile.win': 'The Shaman is dead; or at the end you have more points.',
  'two-wizards.horde.win': 'Zacharie is dead; or at the end you have more points.',
  'two-wizards.exile.plan':
    'Keep Zacharie behind trees and Dwarves, let the Elves thin them out from afar, and look for one open ride to the Shaman.',
  'two-wizards.horde.plan':
    'Come on in one mass, trolls first, Thrug and Grast on the wings; keep energy for countering his second spell.',
  'defile.story':
    'The road over the pass runs between two ridges, and both are full of bows. Godiva leads the villagers through, with Jon on horseback, three Elves and two Dwarves.',
  'defile.exile.win': 'Five of yours leave the board by the eastern side.',
  'defile.horde.win': 'Fewer than five have come through when the last turn is over.',
  'defile.exile.plan':
    'Do not fight for the ridges. Let the Elves answer the archers on one side only, put the Dwarves in front, and keep the villagers moving along the far edge of the road.',
  'defile.horde.plan':
    'Shoot from the height at whoever has no armour, hold the cork at the eastern end with an Ork, and come down only on those who are alone.',
  'night-march.story':
    'The old forest by night, three fires of the Horde in it, and dogs. Arlon and eight others want to be on the far side before it dawns.',
  'night-march.exile.win': 'Six of yours leave the board by the eastern side.',
  'night-march.horde.win': 'Fewer than six have come through when the last turn is over.',
  'night-march.exile.plan':
    'The trail is fast and leads past the fires; among the trees nobody sees you and nobody hurries. Choose one fire, put it out together, and go through there.',
  'night-march.horde.plan':
    'Leave the fires as soon as you know which way they come. The dogs hold them, the Orks strike, and Zed waits on the trail in the east.',
  'siege.story':
    'Grey Keep: a wall with two gates, a yard, and in it the keep. Arlon and Zacharie come up the road with Elves and Dwarves; the riders have gone round to the other gate.',
  'siege.exile.win':
    'At the end of one of your turns one of yours stands in the keep and nobody of the Horde stands there; or six of the garrison are dead.',
  'siege.horde.win':
    'The keep is not lost and at most five of the garrison are dead when the last turn is over, or nobody of the exiles is left.',
  'siege.exile.plan':
    'Arrive at both gates in the same turn. Dwarves through the gate first, Elves behind them, and Zacharie’s energy for the last door.',
  'siege.horde.plan':
    'Two men in a gate are worth six in the yard. Shoot at whoever has come through alone, and keep one good man in the keep to the end.',
  'chase.story':
    'Grast and Thrug ride with the news, five Orks and three dogs run beside them. Between them and the valley lies a stream with two bridges, and at each of them somebody got up early.',
  'chase.exile.win': 'Grast is dead, or he has not left the board when the last turn is over.',
  'chase.horde.win': 'Grast leaves the board by the eastern side.',
  'chase.exile.plan':
    'Stand on the planks: horses cross the water nowhere else. Laberne and Jon ride him down from behind; the Elves shoot at the horse.',
  'chase.horde.plan':
    'Threaten both bridges, break through the weaker one with Orks in front, and then ride. Grast need not win a fight; he need only not be in one.',
  'bridge.story':
    'The river, the road and the bridge, with two fords that nobody likes. Everything that the Horde still has comes from the west; Arlon has Dwarves, Elves and three villagers with pitchforks.',
  'bridge.exile.win': 'Fewer than five of the Horde have come through when the last turn is over.',
  'bridge.horde.win': 'Five of yours leave the board by the eastern side.',
  'bridge.exile.plan':
    'Dwarves side by side at the end of the planks, Elves behind them with a view of both fords, and one or two for whoever wades or comes round through the trees.',
  'bridge.horde.plan':
    'Press the bridge with trolls so that nobody can leave it, and send Goblins and dogs through the fords at the same time. You need five, not all.',
  'beacon.story':
    'Half-way between two camps stands a watchtower with dry wood on its roof. Both sides saw it at the same hour, and both are running.',
  'beacon.exile.win':
    'When the last turn is over, one of yours stands in the tower and nobody of the Horde does.',
  'beacon.horde.win': 'When the last turn is over, one of yours stands in the tower, or nobody does.',
  'beacon.exile.plan':
    'Let the fastest take the doors and the Dwarves come up behind them. You need not be first inside; you must be alone inside at the end.',
  'beacon.horde.plan':
    'One Ork in the tower is enough, as long as he lives. Dogs in front to hold them up, bows at the windows, and keep somebody fresh for the last turn.',
  'grove.story':
    'A glade in a thick wood, and in the glade the Shaman with what he calls his household. Zacharie has felt him there for three nights.',
  'grove.exile.win': 'The Shaman is dead.',
  'grove.horde.win': 'The Shaman lives when the last turn is over.',
  'grove.exile.plan':
    'Keep the Elves together and near the path, where they can see. Zacharie counters, the Dwarves take the Troll, and somebody must reach the glade while there is daylight.',
  'grove.horde.plan':
    'Among the trees their bows are worth little: meet them there, not on the path. The Shaman stays behind the Troll and keeps his energy for his own skin.',
  'ferry.story':
    'The ferry was burnt years ago, but the fords beside its ropes are still there. Whoever wants to go home must wade, and on the far bank somebody is waiting.',
  'ferry.exile.win':
    'At the end of one of your turns five of yours stand on the landing place across the river.',
  'ferry.horde.win': 'At the end of the last turn fewer than five of them stand on the landing place.',
  'ferry.exile.plan':
    'Elves first, up to the water, until their archers have gone. Then through two fords at once with the Dwarves in front: five on the bank are enough, and they need not stay long.',
  'ferry.horde.plan':
    'Shoot at whoever is wading, and strike him as he comes out. Do not go over to their side: the bank is worth more than their dead.',
  'village.story':
    'Three roofs at a crossing, and people who have waited for Arlon for three years. The Horde comes from the east to ask them why.',
  'village.exile.win': 'At most three villagers are dead when the last turn is over.',
  'village.horde.win': 'Four villagers are dead.',
  'village.exile.plan':
    'Into the houses with them, and a Dwarf in each door. Godiva and the Elves hold the road till the riders are there, on the third turn.',
  'village.horde.plan':
    'You have two turns before their riders come. Go round those who fight, and look for whoever runs.',
  'other.story': 'Two bands meet, and only one will hold the field.',
  'other.win': 'More points when the last turn is over, or nobody of the others is left.',
  'other.deny': 'Keep the others from their aim until the last turn is over, or leave nobody of them.',
  'other.hold': 'Hold every marked place at the end of your turn with nobody of theirs in it.',
  'other.kill': 'Kill {count} of them before the turns are over.',
  'other.leave': 'Bring {count} of yours off the board by the side that is named.',
  'other.chest': 'Carry the chest off the board.',
  'other.plan': 'Shoot before you close in, attack together, and keep the wounded out of reach.',
} as const

export type BriefingKey = keyof typeof en
