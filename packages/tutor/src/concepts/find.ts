import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import MiniSearch from 'minisearch'
import { cardsOf } from '../language/concepts.ts'
import type { Language } from '../math/latex.ts'
import type { Card } from './card.ts'

/** Words with which anything is asked; they say nothing of what it is about. */
const emptyWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the of to is are was were be been am in on at by for and or as it its this that these those i me my you your we us our they them he she what whats why how when where which who do does did dont can could should would will have has had if so then than too very just really even get got about with from into not no yes please pls plz hey hi ok okay um uh like mean means meaning thing things stuff something anything explain tell help understand know use used using need want make made work works again someone teacher said tutor lumi there here also only much many some any all one ones way find called u ur idk gonna wanna between start begin starting do doing solve solving task problem exercise question step'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'а и в во на с со к ко у о об от до по за из для при без над под не ни да нет же ли бы то так вот ну как что чем чего чему кто где когда куда почему зачем отчего какой какая какое какие каким сколько это этот эта эти тот та те мой моя твой ты я мы вы он она они меня мне тебя тебе нас нам его ее их если или но еще уже тоже только очень просто вообще надо нужно можно есть быть был была было будет значит означает такое такой такая объясни объясните расскажи скажи помоги понять понимаю пойму знаю пожалуйста пж плиз привет короче типа типо блин делать делают делаем сделать использовать нам мне чтобы через всегда все чё чо че ваще щас разница разницу разнице отличается отличие между начать начинать начну решать решить решается задачу задача задачи задание пример упражнение шаг вопрос'.split(
      ' ',
    ),
  ),
}

const stems = { en: stemEnglish, ru: stemRussian } as const

/** The stems of the words that say what a text is about. Words of the other alphabet are stemmed by its own rules. */
export function contentStems(text: string, language: Language): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll("'", '')
      .replaceAll('’', '')
      .match(/\p{L}+|\d+/gu) ?? []
  return words
    .filter((word) => !emptyWords[language].has(word))
    .map((word) => (/[а-я]/.test(word) ? stems.ru(word) : stems.en(word)))
}

interface Index {
  readonly search: MiniSearch<{ id: string }>
  readonly cards: ReadonlyMap<string, Card>
  /** Stems of the title and of each way to ask for the card, and in how many cards each stem is. */
  readonly about: ReadonlyMap<string, readonly ReadonlySet<string>[]>
  readonly spread: ReadonlyMap<string, number>
}

const indexes = new Map<Language, Index>()

function indexOf(language: Language): Index {
  const known = indexes.get(language)
  if (known) return known
  const all = cardsOf(language)
  const search = new MiniSearch<{ id: string }>({
    fields: ['title', 'also', 'body'],
    tokenize: (text) => contentStems(text, language),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3, also: 2, body: 0.5 } },
  })
  const about = new Map<string, readonly ReadonlySet<string>[]>()
  const spread = new Map<string, number>()
  for (const { id, title, also, facets } of all) {
    const fields = { title, also: also.join(' '), body: Object.values(facets).join(' ') }
    search.add({ id, ...fields })
    const ways = [title, ...also].map((each) => new Set(contentStems(each, language)))
    about.set(id, ways)
    for (const stem of new Set(ways.flatMap((each) => [...each]))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  const index = { search, cards: new Map(all.map((card) => [card.id, card])), about, spread }
  indexes.set(language, index)
  return index
}

/** A card and how much of the question it is about, from 0 to 1. */
export interface FoundCard {
  readonly card: Card
  readonly share: number
}

const mostFound = 5
/** As rare as a word that stands in so many cards. */
const unknownSpread = 20
/** A card of the skill that is being worked on is likelier meant. */
const ofSkill = 1.4

/** Cards for a question, the best first. `skill` is that of the open task. */
export function findCards(question: string, language: Language, skill: string | null = null): readonly FoundCard[] {
  const index = indexOf(language)
  const asked = [...new Set(contentStems(question, language))]
  // A word that no card has may be slang as well as a subject of its own.
  const weight = (stem: string) => Math.log(1 + index.cards.size / (index.spread.get(stem) ?? unknownSpread))
  const whole = asked.reduce((sum, stem) => sum + weight(stem), 0)
  if (whole === 0) return []
  return index.search
    .search(question, { boostDocument: (id) => (isOfSkill(index, `${id}`, skill) ? ofSkill : 1) })
    .slice(0, 4 * mostFound)
    .flatMap(({ id, score }) => {
      const card = index.cards.get(`${id}`)
      const ways = index.about.get(`${id}`) ?? []
      if (!card) return []
      const own = new Set(ways.flatMap((each) => [...each]))
      const covered = asked.reduce((sum, stem) => sum + (own.has(stem) ? weight(stem) : 0), 0)
      const share = covered / whole
      return [
        {
          card,
          share,
          rank: score * (0.5 + share) * (0.5 + Math.max(...ways.map((way) => likeness(way, asked)))) ** 2,
        },
      ]
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, mostFound)
}

/** Of the stems of a question and of a way to ask for a card, how many are in both (Jaccard). */
function likeness(way: ReadonlySet<string>, asked: readonly string[]): number {
  const shared = asked.filter((stem) => way.has(stem)).length
  return shared / (way.size + asked.length - shared || 1)
}

const isOfSkill = (index: Index, id: string, skill: string | null) =>
  skill !== null && (index.cards.get(id)?.skills.includes(skill) ?? false)

export const findCard = (id: string, language: Language): Card | undefined => indexOf(language).cards.get(id)
