/** The campaign in English; the other catalogs have the same keys. */
export const en = {
  title: 'The campaign',
  open: 'Campaign',
  score: 'Episode {number} of {count} · scenarios won: Exile {exile}, Horde {horde}',
  episodes: 'Episodes',
  'map.label': 'Scenarios of this episode',
  'stage.now': 'now',
  'stage.ahead': 'still ahead',
  'stage.over': 'over',
  'stage.won': '{side}, turn {turn}',
  'stage.drawn': 'drawn, turn {turn}',
  aim: 'Your aim:',
  company: 'Who is left',
  whose: 'Whose company',
  'member.left': '{left} of {count}',
  'member.energy': 'level {level}, {left} of {full} PE',
  'member.away': 'not here',
  'member.fell': 'fell in “{scenario}”, turn {turn}',
  'member.gone': 'fallen',
  'member.wounded': 'wounded',
  'member.someWounded': '{wounded} wounded',
  'member.onFoot': 'on foot',
  marchOn: 'March on',
  back: 'To the table',
  'tale.whole': 'The tale so far',
  'tale.short': 'Only this page',
  'tale.ahead': 'Nobody can tell yet.',
  'episode.1': 'The Exile',
  'episode.2': 'The Trial',
  'episode.3': 'The Conquest',
  'episode.4': 'The Return',
  'tale.1':
    'It began with bread. The year the Horde came down from the passes, Arlon’s people were driven from their valley, and whoever would not kneel was called an exile.',
  'tale.2':
    'Winter passes. What is left of the exiles goes up into the mountains, where every stone has an owner and every night is somebody else’s.',
  'tale.3':
    'In spring there are banners again. Villages send their sons, and for the first time it is the exiles who choose where to strike.',
  'tale.4':
    'The valley lies below them, smoke over every roof. What was lost in one night must be won back river by river.',
  'mill.before':
    'Laberne has counted six mouths and one loaf. There is a mill at the crossroads, and Orks in it.',
  'mill.exile':
    'The mill was taken. That night there was bread for everybody, and for the first time somebody sang.',
  'mill.horde': 'The mill held. The exiles went on hungry, and the Orks nailed a helmet over the door.',
  'arena.before':
    'A pedlar brings word: Arlon lives. He is to die with the other prisoners on the day of the games.',
  'arena.exile':
    'They rode out by the north gate with the crowd still cheering. Arlon has not spoken since, but he has a sword again.',
  'arena.horde':
    'The sand drank what was promised to it. Whoever came out of the arena came out without friends.',
  'under-the-mountain.before':
    'Zacharie swears that the hill folk left by the eastern stair and forgot a chest. The Shaman has heard the same story.',
  'under-the-mountain.exile':
    'The chest stayed where it was, and the Dwarves with it. They have asked what else there is to be defended.',
  'under-the-mountain.horde':
    'The chest went out by the lower gallery. With what was in it the Shaman bought two trolls and a winter.',
  'dragon-of-the-lake.before':
    'Behind the halls lies the lake, and in the lake lies the dragon. There is no other way east that the Horde does not watch.',
  'dragon-of-the-lake.exile':
    'They came past it. None of those who saw its eye open speaks of it, but all of them walk faster.',
  'dragon-of-the-lake.horde':
    'The lake closed over many of them. Zacharie found another way in the end, a longer one.',
  'two-wizards.before':
    'Now there is nothing left to hide behind. Both armies stand in the open, each behind its wizard.',
  'two-wizards.exile':
    'The Horde’s drums fell silent first. The exiles had a field to camp on, and no home to go to.',
  'two-wizards.horde': 'The field was the Horde’s. What could still walk went up towards the snow.',
  'defile.before':
    'One road leads over the pass, and it is narrow. Arlon sends the carts ahead with the old and the children, and a handful with bows.',
  'defile.exile':
    'They came through. On the far side the villagers picked arrows out of the carts and counted them aloud.',
  'defile.horde':
    'The rocks spoke, and the road was closed. Those who got away got away by night and one by one.',
  'night-march.before':
    'Behind the pass lies the old forest, and the Horde has fires in it. Without a light, Godiva says, and without a word.',
  'night-march.exile':
    'At dawn they lay in the bracken beyond the last fire and heard the horns go the wrong way.',
  'night-march.horde':
    'A dog barked, and the forest was awake. It took them a month to find one another again.',
  'siege.before':
    'Grey Keep guards the ford, and no army has gone past it. It has a gate, a wall, and fewer men than it should.',
  'siege.exile': 'The keep was theirs before the oil was hot. From its roof one could see the valley.',
  'siege.horde': 'The wall was higher than it looked. They buried their dead within bowshot and nobody shot.',
  'chase.before':
    'Grast rides for the valley with the news. If he comes through, the whole Horde will know by evening.',
  'chase.exile':
    'The messenger never came. For three more days the fires in the valley burned as if nothing had happened.',
  'chase.horde':
    'They saw his dust, and then they did not see it any more. That evening every horn in the valley blew.',
  'bridge.before':
    'Everything that the Horde has is coming up the road, and there is one bridge. Whoever holds it till dark has the valley.',
  'bridge.exile': 'It was dark at last, and the bridge was theirs. In the morning they walked home over it.',
  'bridge.horde':
    'The planks broke under the feet of the Horde, but not soon enough. The valley keeps its new masters, for now.',
  'beacon.before':
    'Beyond the forest a tower looks over three valleys. A fire on it calls help, or calls the Horde; it depends on who lights it.',
  'beacon.exile':
    'The fire burned white, and in the night answers rose, one hill after another. They were not as few as they had thought.',
  'beacon.horde':
    'The fire burned with a green smoke, and every patrol of the Horde turned round to see what it meant.',
  'grove.before':
    'Since Grey Keep the milk has soured in every camp. It is the Shaman, says Zacharie, and he is nearer than he should be.',
  'grove.exile':
    'They burned his drums. He was seen again, because such as he do not stay dead, but no longer in that wood.',
  'grove.horde': 'The wood closed behind those who still could walk. Zacharie did not speak for a week.',
  'ferry.before':
    'The valley begins at the river. There was a ferry once, and the ferryman’s house is still standing; it has a garrison now.',
  'ferry.exile':
    'They shook the water out of their boots on their own side. Somebody kissed the ground, and nobody laughed.',
  'ferry.horde':
    'The river ran brown till evening. They went upstream by night, two days’ march, and crossed where nobody had thought of it.',
  'village.before':
    'Word has come to the first village that the exiles are back. The Horde has heard it as well.',
  'village.exile':
    'They came out of the cellars and counted one another. Then they took down the pitchforks and asked where to go.',
  'village.horde':
    'The roofs burned, and those who had waited three years went into the hills. They will not wait again.',
  'other.before': 'The road goes on, and somebody stands in it.',
  'other.exile': 'The exiles had the better of it that day.',
  'other.horde': 'The Horde had the better of it that day.',
  'other.nobody': 'Nobody could say afterwards who had won.',
} as const

export type CampaignKey = keyof typeof en
