import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

/** What a message without a task may be about: the student, Lumi, or a task that is not there. */
type FirstTalk =
  | 'alone'
  | 'bored'
  | 'blind'
  | 'book'
  | 'can-you'
  | 'cut'
  | 'done-for-me'
  | 'gives-answers'
  | 'good-mark'
  | 'hate'
  | 'headless'
  | 'hence'
  | 'hence-word'
  | 'low-mark'
  | 'nothing-yet'
  | 'other-subject'
  | 'panic'
  | 'panic-later'
  | 'scared'
  | 'science'
  | 'slow'
  | 'unfair-mark'
  | 'friends'
  | 'wait'
  | 'yesterday'

interface Talk {
  readonly said: RegExp
  /** Says that it is something else. */
  readonly except?: RegExp
  readonly texts: Variants
}

/** A broad field, and the parts of it among which the student can choose. */
interface Field {
  readonly named: RegExp
  readonly parts: string
}

interface FirstTalkWords {
  /** Tried in order. */
  readonly kinds: readonly (readonly [FirstTalk, Talk])[]
  /** What a test is about. */
  readonly fields: readonly Field[]
  readonly anyField: string
  /** Hurt that is told beside a task, and the words for it. */
  readonly hurt: RegExp
  readonly sympathy: Variants
}

const has = (words: string) => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const only = (words: string) => regExpOf(`^[\\s.,!…]*(?:${words})[\\s.,!…]*$`, 'iu')

/** What stands in a task and not in talk: "physics + calc" is none. */
const formula = /=|√|[\dxх)]\s?[+*^/]\s?[\d(xх]/iu
const formulaOrQuestion = /=|√|\?|[\dxх)]\s?[+*^/]\s?[\d(xх]/iu

const testEn = 'tests?|exams?|quiz(?:zes)?|finals?|mocks?|midterms?|gcses?|papers?|retake|resit|sats?'
const lostEn =
  "know (?:literally |basically |absolutely )?(?:nothing|nothin)|don'?t (?:know|get|understand|remember) (?:anything|a thing|any of it|shit|nothing)|(?:have ?n[o']?t|havent|didn'?t) (?:even )?(?:studied|study|revised?|learn(?:ed|t)?|started)|where (?:do|should) i (?:even )?(?:start|begin)|(?:so|totally|completely) (?:cooked|screwed|lost|dead|doomed|behind)|cooked|screwed|frozen|freaking out|panic(?:k?ing)?|gonna fail|going to fail|what (?:do|should) i do|save me|help+"

export const firstTalk: Readonly<Record<Language, FirstTalkWords>> = {
  en: {
    kinds: [
      [
        'yesterday',
        {
          said: has(
            "(?:continue|go on|carry on|keep going|resume|finish)(?: with)?(?: the| our| my)? (?:(?:one|problem|task|question|stuff|work|homework|thing) (?:from|of) (?:yesterday|last time|last week)|(?:yesterday|last time)(?:'?s)?(?: (?:one|problem|task|question|work))?)|where we (?:left off|stopped)(?: yesterday| last time)?|remember (?:the|that|my|our) [^.?!]{1,40}(?:yesterday|last time|last week|before)|(?:yesterday|last time)(?:'?s)? (?:task|problem|question|one)(?: remember)?",
          ),
          except: formula,
          texts: [
            "Good that you are back. In this conversation there is no task yet, so I cannot look up yesterday's. Type it again, with your last line: where did you stop?",
            'Let us go on. I only see what is written here, and the old task is not. How does it read, and how far did you get?',
            'With pleasure, but the task from then is not in front of me. Could you type it, and the last step you had?',
          ],
        },
      ],
      [
        'hence-word',
        {
          said: /(?<!\p{L})(?:what (?:does|do|is|are)|whats|meaning of|mean)(?!\p{L}).{0,60}(?<!\p{L})hence(?!\p{L})/isu,
          texts: [
            '“Hence” means: use what you found in the part just before. “Otherwise” allows any other way, and “exact” wants roots, fractions or π, no rounded decimals. What did the earlier part ask, and what did you get?',
            '“Hence” points back: the result of the part before is to be used here. “Exact value” means no rounding, so roots and fractions stay. What came out in the part before?',
            'With “hence” the task tells you to build on the last result; “or otherwise” lets you go another way, and “exact” means unrounded. Which result stands right before it?',
          ],
        },
      ],
      [
        'hence',
        {
          said: /^\s*(?:part )?(?:[b-e]|ii+)[).:]\s|(?<!\p{L})(?:did|done|have|got) (?:(?:part )?a\)|part a(?!\p{L}))|(?<!\p{L})hence (?:or otherwise )?(?:show|prove|find|solve|state|write)(?!\p{L})/iu,
          except: /[=+*^√]|\d\s*[a-z]/iu,
          texts: [
            'Part b) builds on part a), and neither of them is in front of me. What is given there, and what did you get in a)?',
            'That part uses the result of a). How does the task begin, and what came out in a)?',
            'For b) I need what a) is about. Could you type the beginning of the task and your result of a)?',
          ],
        },
      ],
      [
        'headless',
        {
          said: /^\s*(?:\.{2,}|…)\s*\p{L}/u,
          texts: [
            'The beginning of the task has not arrived, it starts in the middle. What stands before that?',
            'I only have the end of the task. How does it begin: what is it about, and what is given?',
            'Something is missing before your first words. Could you type the first sentence of the task too?',
          ],
        },
      ],
      [
        'cut',
        {
          said: /(?<!\p{L})(?:and|but)? ?(?:the rest|and then|after that)\s*(?:\.{2,}|…)?\s*$/iu,
          except: /\?|(?<!\p{L})(?:back|understand|explain|how|why|what)(?!\p{L})/iu,
          texts: [
            'The task stops in the middle of a sentence. How does it go on, and what is asked?',
            'That is where it breaks off for me. What comes next, and what is the question?',
            'I have the beginning; the end with the question is missing. What does it say?',
          ],
        },
      ],
      [
        'blind',
        {
          said: /(?:(?<![\p{L}\d])\d{1,2}\s?[-.):]?\s?[a-f](?!\p{L})[\s,;]*){3,}/iu,
          except: formula,
          texts: [
            'Letters alone I cannot check, the questions are not here. Which one are you least sure about? Type that question with its choices.',
            "Without the questions I can't tell which letter is right. Send the one that worries you most, with its answers to choose from.",
            'I do not see the test, only your letters. Which of the questions shall we look at first?',
          ],
        },
      ],
      [
        'done-for-me',
        {
          said: has(
            '(?:do|solve|finish|complete|write) (?:it|this|them|my (?:hw|homework|math(?:s)?|work)|(?:number|no\\.?|q|ex\\.?)[^.]*) (?:all )?for me|(?<!how (?:many|much) [^.?!]{1,40})(?:do|solve) (?:them )?all(?: of (?:it|them))?(?! (?:the )?(?:two|three|four|five|six|\\p{L}+s) )',
          ),
          except: formula,
          texts: [
            'Doing it for you would leave you with nothing, and your book is not in front of me. Together it goes quickly: what does the first of them say?',
            "I won't do it in your place, but one by one they get done. Type the first one: what is given?",
            'That stays your work, with my help. I do not see the book, so type the first task: what does it ask?',
          ],
        },
      ],
      [
        'book',
        {
          said: only(
            '(?:pls |please |help (?:with )?|can u do )?(?:q(?:uestion)?|no\\.?|number|ex(?:ercise)?\\.?|task|problem|№|#)\\s*\\d{1,4}\\s*[a-h]?\\)?(?:\\s*(?:pls|please|plz|help|thx|thanks|\\?))*',
          ),
          texts: [
            'I do not have your book, so the number alone tells me nothing. What does that task say, and what have you got so far?',
            'Your sheet is not in front of me. Could you type that question, word for word?',
            'I cannot look that number up. What is given there, and what does it ask?',
          ],
        },
      ],
      [
        'gives-answers',
        {
          said: has(
            '(?:are you|can you|could you|will you|do you|can u|will u|do u) (?:allowed to |able to )?(?:just |simply )?(?:give|tell|hand|send|write) (?:me |us |out )?(?:all )?(?:the )?(?:answers?|solutions?)',
          ),
          except: /\d/u,
          texts: [
            'Honestly: I do not hand out answers. I help you find them, explain, and check every step of yours. Which task shall we try it on?',
            'No, not just like that. I give hints, explain ideas and say whether your work is right, so the answer becomes yours. What are you working on?',
            "I could, and you would learn nothing from it, so I don't. What I do: hints, reasons, checking. Which task do you have?",
          ],
        },
      ],
      [
        'science',
        {
          said: /(?:^|[?!.]\s+)(?:(?:hi|hey|hello|yo)[\s,!]+)?(?:(?:do|can|could|are) (?:you|u)(?: also| even)? (?:do|help (?:me )?with|know|good at|teach) sciences?(?: too| as well| also)?|is (?:this|it) (?:only|just) (?:for )?math(?:s)? or (?:also )?(?:science|physics|chemistry)[\p{L} ]{0,20})[\s?!.]*$/iu,
          texts: [
            'Partly: physics and chemistry where something is to be calculated, and math all the way. No biology. Which task or idea do you have?',
            'Yes, physics and chemistry tasks with numbers, besides math. What does yours say?',
            'Math, and from science what is calculated: motion, forces, circuits, moles and so on. What shall we look at?',
          ],
        },
      ],
      [
        'can-you',
        {
          said: regExpOf(
            '(?:^|[?!.]\\s+)(?:(?:hi|hey|hello|yo)[\\s,!]+)?(?:do|can|could|are) (?:you|u)(?: (?:also|even))? (?:do|help (?:me )?with|know|explain|solve|understand|good at|teach) (?:some )?(?<about>geometry|algebra|physics|chemistry|calculus|trig(?:onometry)?|statistics|stats|math(?:s)?|fractions|probability)(?: too| as well| also)?[\\s?!.]*$',
            'iu',
          ),
          texts: [
            'Yes, with {about} I can help. Type the task with everything that is given (describe the drawing, if there is one). What have you tried so far?',
            'I do {about}, yes. How does your task read, and where does it get unclear?',
            '{About} is one of my things. Which task or which idea of it shall we look at?',
          ],
        },
      ],
      [
        'other-subject',
        {
          said: has(
            '(?:write|finish|do|make) (?:me |my |us )?(?:an? |the )?(?:essay|poem|story|speech|letter|book report|lab report|report|summary)(?: (?:on|about|for))?|how (?:do|would|to) (?:u|you|i|we)? ?say .{2,60} in (?:spanish|french|german|italian|latin|english|chinese|japanese)|translate .{2,80}|(?:spanish|french|german|history|geography|biology|english) homework',
          ),
          except: formula,
          texts: [
            'That one I leave to you, my subjects are math, physics and chemistry. If there is something from these in it (a calculation, an idea), I help gladly: is there?',
            "I won't write that, and it lies outside my subjects: I do math, physics and chemistry. Which of these three gives you trouble just now?",
            'For that I am the wrong one: I help with math, physics and chemistry. Is there a calculation or an idea from these that I can explain?',
          ],
        },
      ],
      [
        'friends',
        {
          said: has(
            "(?:my )?(?:best )?(?:friends?|bff|classmates?|girlfriend|boyfriend)(?! (?:got|says?|said|thinks?|has|did|solved))[^.?!]{0,40}(?:(?:isn'?t|not|won'?t|wont|stopped|doesn'?t|doesnt) (?:talk(?:ing)?|speak(?:ing)?)|ignor(?:es?|ing)|mad at me|angry (?:at|with) me|hates? me|left me|dumped)",
          ),
          texts: [
            'That hurts, and it is no question of numbers. Say to them calmly how you saw it, in one sentence, and give it a day; a person you trust can help more than a program. If there is a task beside it, what is it?',
            'Sorry, that is a heavy day. An honest short word to them often helps more than waiting, and talking it over with somebody you trust, too. I am good with math only: shall we leave it, or is there a task you want off your list?',
            'I am sorry. Such things mostly get better with one honest sentence from you, without blame, and some time. Somebody close to you can say more than I can. Is there a task that waits as well?',
          ],
        },
      ],
      [
        'wait',
        {
          said: has(
            "(?:wait|hold on|hang on|one (?:sec|second|min|minute|moment)|1 (?:sec|min)|just a (?:sec|min|moment|minute)|gimme a (?:sec|min)|brb|(?:let me|lemme|ill|i'll|gonna) (?:get|find|grab|look for|fetch) my \\p{L}+)",
          ),
          except: /[=?\d]|(?:no|oh),? wait|wait,? (?:no|is|what|why|how|so)|(?:\p{L}+\s+){11}/iu,
          texts: [
            'No hurry, I am here. Send the task when you have it.',
            'Take your time. When it is in front of you, type what is given and what is asked.',
            'Sure, I wait. Write as soon as you have the task.',
          ],
        },
      ],
      [
        'nothing-yet',
        {
          said: only('here|here it is|here u go|here you go|this|this one|look|so|this is it'),
          texts: [
            'Nothing has arrived here besides that word. Can you type the task?',
            'I see no task yet. What does it say?',
            'The task itself is missing. Type it as it stands, with its numbers: what is given?',
          ],
        },
      ],
      [
        'bored',
        {
          said: has(
            '(?:give|show|got|have|want|set|throw) (?:me |us )?(?:an? |some |any |the )?(?:\\p{L}+ ){0,3}(?:puzzles?|riddles?|brain ?teasers?|olympiad|challenge)|bored.{0,60}(?:hard|difficult|challenge|puzzle)',
          ),
          texts: [
            'Here is a tricky one: nine coins look alike, one of them is lighter. A balance without weights, only two weighings. How do you find it? What do you put on the pans first?',
            'Try this: 1 · 2 · 3 · … · 25 is a huge number. In how many zeros does it end, without multiplying it out? What makes a zero at the end?',
            'One to chew on: write + or − before each of the numbers 1, 2, 3, …, 10. Can the result be 0? What do you notice about the sum of all ten?',
          ],
        },
      ],
      [
        'unfair-mark',
        {
          said: has(
            'why (?:do|did|am|is|does) (?:i|my|the teacher) .{0,40}(?:\\b[cdef]\\b|grade|mark|score|fail\\p{L}*).{0,60}(?:know|understand|get|study|studied|everything|well)|(?:know|understand|get) (?:everything|it all|all of it).{0,60}(?:\\b[cdef]\\b|bad (?:grade|mark)|fail\\p{L}*)',
          ),
          texts: [
            'That is annoying, and it happens: knowing a thing and showing it on paper are two skills. Where do the points get lost: in the tasks themselves, in units and formulas, or in the writing down?',
            'I believe that you know a lot. Points are often lost on the way from knowing to writing. Do you have one task with points taken off? Let us look at it.',
            'Frustrating, when the mark does not show what you know. Which kind of task cost the most points last time?',
          ],
        },
      ],
      [
        'low-mark',
        {
          said: has(
            '(?:got|get|getting) (?:an? |only )?(?:\\d{1,2}(?: ?%| percent| out of \\d+)?|[def]|bad (?:grade|mark)) (?:on|in|for) .{0,40}(?:even though|although|but).{0,40}(?:stud|learn|revis|work|tr(?:y|ied)|practi)\\p{L}*',
          ),
          texts: [
            'That hurts after so much work, and the work is not lost. One task that went wrong shows best what to change. Which one was it?',
            'I am sorry, that is a hard one after all the studying. Let us find the leak: which task lost the most points?',
            'Disappointing, and it can be repaired. Send me one task of that test: what did you write there?',
          ],
        },
      ],
      [
        'good-mark',
        {
          said: has(
            '(?:got|have|scored) (?:an? )?(?:9\\d|100|a\\+?|full marks)(?: ?%| percent| out of \\d+)? (?:on|in|for) (?:my|the|our|a) .{0,40}(?:test|exam|quiz|paper|mock)',
          ),
          except: formulaOrQuestion,
          texts: [
            'That is great, you earned it! Is there a task of it that was luck and that you want to be sure of?',
            'Well done, that took work! Shall we take something harder next, or is there a topic waiting?',
            'Congratulations! What comes next in class, so that we are ahead of it?',
          ],
        },
      ],
      [
        'panic-later',
        {
          said: regExpOf(
            `(?<!\\p{L})(?:(?:${testEn}).{0,80}(?:in (?:a |\\d+ |two |three |four |six )?(?:weeks?|months?)|next (?:week|month))|(?:weeks?|months?) (?:left|until|till|to).{0,40}(?:${testEn}))(?!\\p{L})`,
            'iu',
          ),
          except: formula,
          texts: [
            'There is time, so one small step today is enough. Sort your topics into three heaps: sure, shaky, dark. Which shaky one comes first? In that field: {parts}?',
            'Breathe: weeks are enough for a lot. Begin with a topic that nearly works, it pays soonest. Which is it: {parts}?',
            'You need no plan for everything today. Name one topic that you half know, and we do a first task of it: {parts}?',
          ],
        },
      ],
      [
        'panic',
        {
          said: regExpOf(
            `(?<!\\p{L})(?:${testEn})(?!\\p{L}).*(?<!\\p{L})(?:${lostEn})(?!\\p{L})|(?<!\\p{L})(?:${lostEn})(?!\\p{L}).*(?<!\\p{L})(?:${testEn})(?!\\p{L})`,
            'isu',
          ),
          except: /=|√|\d\s*[a-z]\s*[-+]|(?<!\p{L})questions?(?!\p{L})/iu,
          texts: [
            'Deep breath: you surely know more than it feels like, and one topic can be made safe tonight. Which of these comes in the test: {parts}?',
            'We take it calmly, one small thing at a time. What is surely in the test: {parts}?',
            'It is a lot at once, so we begin with one piece. Which would help you most: {parts}?',
          ],
        },
      ],
      [
        'scared',
        {
          said: has(
            '(?:scared|afraid|nervous|worried|anxious|terrified|stressed) .{0,20}(?:tests?|exams?|quiz|finals?|mocks?|math(?:s)?|tomorrow\\p{L}*)',
          ),
          except: formula,
          texts: [
            'Many feel like that before a test, and it usually gets better with the first task that works. Which topic shall it be?',
            'That is a common feeling, and it is no sign that you cannot do it. What is the test about? We take one small task of it.',
            'Being nervous shows that it matters to you. Tell me one topic of the test, and we try an easy task first: which one?',
          ],
        },
      ],
      [
        'slow',
        {
          said: has(
            "(?:am i|im|i'm|i am|maybe im|maybe i'm|feel) (?:just |so |too |really )*(?:dumb|stupid|slow|an idiot)|(?:every(?:one|body)|all the others) .{0,60}(?:three|twice|faster|quick\\p{L}*|straight away|right away|gets? it)",
          ),
          except: /=|√|π|times tables|how (?:do|can|to)/iu,
          texts: [
            'Needing longer says nothing about how clever you are; many who take their time understand it better in the end. Which topic was it last? We take it in small steps.',
            'No, that is not dumb. People learn at different speeds, and the speed is not the result. Which idea was too fast for you? Let us begin there.',
            'It feels bad to be the last one to get it, and it means less than it feels. What was the topic? I have time.',
          ],
        },
      ],
      [
        'hate',
        {
          said: has(
            'hate (?:doing )?(?:math(?:s)?|algebra|geometry|physics|chemistry|fractions|school|this)(?: so much)?|math(?:s)? (?:is|are) (?:so )?(?:pointless|useless|stupid)',
          ),
          except: /[=+*^√\d]/u,
          texts: [
            'That is allowed. Mostly it is one thing that spoils it, and the rest is not so bad. What went wrong today?',
            'I hear you. Was it one task that spoiled the day, or has it been like that for longer?',
            'Fair enough, you need not like it. What is in front of you just now? We make it as short as we can.',
          ],
        },
      ],
      [
        'alone',
        {
          said: only(
            '(?<about>fractions|percent(?:age)?s?|equations|inequalities|decimals|logarithms|logs|powers|exponents|roots|functions|vectors|probability|triangles|derivatives|integrals|trig(?:onometry)?|geometry|algebra|negative numbers)',
          ),
          texts: [
            'About {about}: do you have a task (then type it), shall I explain the idea from the start, or do you want an exercise?',
            '{About}, good. What do you need there: an explanation, some practice, or help with a task of yours?',
            'With {about} we can do several things. Is it a task of yours, or shall I begin with the idea?',
          ],
        },
      ],
    ],
    fields: [
      { named: has('trig(?:onometry)?'), parts: 'right triangles with sine and cosine, graphs, or equations' },
      { named: has('geometry'), parts: 'triangles, areas, or circles' },
      { named: has('electricity|circuits?'), parts: "current and voltage, Ohm's law, or circuits" },
      { named: has('physics'), parts: 'motion, forces, or electricity' },
      { named: has('chem(?:istry)?'), parts: 'formulas and moles, reaction equations, or solutions' },
      { named: has('calc(?:ulus)?'), parts: 'derivatives, minima and maxima, or integrals' },
      { named: has('stat(?:istic)?s|probability'), parts: 'averages, diagrams, or probability' },
      { named: has('algebra'), parts: 'equations, brackets, or functions' },
    ],
    anyField: 'equations, percents and fractions, or geometry',
    hurt: has(
      "laughed(?: at me)?|made fun|embarrass\\p{L}*|humiliat\\p{L}*|(?:i|im|i'm) (?:was |am )?(?:crying|ashamed)|cried|want to cry|(?:dont|don'?t) (?:even )?wanna go back",
    ),
    sympathy: [
      'That was not kind of them, and many get this one wrong at first. Let us look at it in peace.',
      'That hurts. The mistake is one of the most common of all, so let us take it apart calmly.',
      'I am sorry, nobody should be laughed at for learning. Together we sort it out.',
    ],
  },
  ru: {
    kinds: [
      [
        'yesterday',
        {
          said: regExpOf(
            '(?<!\\p{L})(?:давай(?:те)?|продолж\\p{L}+|дальше|закончим|доделаем)(?!\\p{L})[^.?!]{0,30}(?<!\\p{L})(?:вчерашн\\p{L}+|прошл\\p{L}+ (?:задач\\p{L}+|раз\\p{L}*)|(?:что|то,? что|где|на ч[её]м) [^.?!]{0,20}(?:вчера|в прошлый раз|остановились))|(?<!\\p{L})(?:помни(?:шь|те)|вспомни\\p{L}*)(?!\\p{L})[^.?!]{0,40}(?<!\\p{L})(?:вчера\\p{L}*|прошл\\p{L}+)|(?<!\\p{L})(?:вчера(?:шн\\p{L}+)?|прошл\\p{L}+ раз\\p{L}*)(?!\\p{L})[^.?!]{0,30}(?<!\\p{L})помни(?:шь|те)(?!\\p{L})',
            'iu',
          ),
          except: formula,
          texts: [
            'Хорошо, что продолжаем. В этом разговоре задачи ещё нет, вчерашнюю мне не видно. Напиши её ещё раз и последнюю свою строку: на чём всё остановилось?',
            'Давай. Видно только то, что написано здесь, а той задачи тут нет. Как она звучит и докуда получилось дойти?',
            'С радостью, только условия передо мной нет. Напишешь его и последний шаг, который был?',
          ],
        },
      ],
      [
        'hence',
        {
          said: /^\s*(?:пункт )?[бвг2-4][).:]\s|(?<!\p{L})(?:(?:пункт )?[аa]\)|пункт [аa]) (?:я )?(?:уже )?(?:сделал|решил|нашел|нашёл)\p{L}*/iu,
          except: /[=+*^√]|\d\s*[a-zх]/iu,
          texts: [
            'Пункт б) опирается на пункт а), а ни того, ни другого здесь нет. Что дано в задаче и что получилось в а)?',
            'Здесь нужен результат пункта а). Как начинается задача и что вышло в а)?',
            'Для б) не хватает начала. Напишешь условие и свой ответ на а)?',
          ],
        },
      ],
      [
        'headless',
        {
          said: /^\s*(?:\.{2,}|…)\s*\p{L}/u,
          texts: [
            'Начало задачи не пришло, текст стоит с середины. Что было перед этим?',
            'Здесь только конец задачи. О какой фигуре или величине речь и что дано?',
            'Перед первыми словами чего-то не хватает. Как начинается условие?',
          ],
        },
      ],
      [
        'cut',
        {
          said: /(?<!\p{L})(?:а |и )?(?:остальн\p{L}+|потом|затем|после этого)\s*(?:\.{2,}|…)?\s*$/iu,
          except:
            /\?|(?<!\p{L})(?:вернемся|вернёмся|давай|понят\p{L}*|объясн\p{L}*|как|почему|зачем|сделаю|позже)(?!\p{L})/iu,
          texts: [
            'Условие обрывается на полуслове. Как оно продолжается и что спрашивают?',
            'На этом месте текст кончился. Что дальше и какой вопрос?',
            'Начало есть, а конца с вопросом не видно. Что там написано?',
          ],
        },
      ],
      [
        'blind',
        {
          said: /(?:(?<![\p{L}\d])\d{1,2}\s?[-.):]?\s?[а-дa-f](?!\p{L})[\s,;]*){3,}/iu,
          except: formula,
          texts: [
            'По одним буквам проверить нельзя: вопросов здесь нет. Какой вызывает больше всего сомнений? Напиши его вместе с вариантами.',
            'Без вопросов не видно, какая буква верна. Пришли тот, что смущает больше всего, с вариантами ответа.',
            'Теста передо мной нет, только буквы. Какой вопрос разберём первым?',
          ],
        },
      ],
      [
        'done-for-me',
        {
          said: has(
            '(?:сделай|реши|напиши|выполни)(?:те)? (?:это |всё |все |мне |мою |дз |домашку )*за меня|мне лень|(?:всё|все|их) (?:решить|сделать|прорешать)|(?:реши|сделай)(?:те)? (?:мне )?(?:их )?(?:всё|все)',
          ),
          except: formula,
          texts: [
            'Делать за тебя не буду, а вместе быстро управимся. Учебника передо мной нет: напечатай первую из задач. Что в ней дано?',
            'Решать вместо тебя смысла нет, помогать есть. По номеру условие не найти, поэтому напиши первое задание: что там?',
            'Это останется твоей работой, а подсказки с меня. Книги здесь не видно: как звучит первое задание?',
          ],
        },
      ],
      [
        'book',
        {
          said: only(
            '(?:помоги(?:те)? (?:с )?)?(?:№|номер|задани[ея]|задача|упр(?:ажнение)?\\.?|пример)\\s*\\d{1,4}\\s*[а-г]?\\)?(?:\\s*(?:пж|пжл|плиз|пожалуйста|помоги(?:те)?|срочно|\\?))*',
          ),
          texts: [
            'Учебника передо мной нет, по одному номеру задачу не узнать. Что в ней написано и что уже получилось?',
            'По номеру условие не найти. Напечатаешь его слово в слово?',
            'Этот номер мне не посмотреть. Что там дано и что нужно найти?',
          ],
        },
      ],
      [
        'gives-answers',
        {
          said: has(
            '(?:ты )?(?:можешь|умеешь|будешь) (?:ли )?(?:ты )?(?:мне )?(?:просто |сразу )?(?:дать|давать|писать|говорить|выдать|сказать|решить|решать) (?:мне |нам )?(?:все )?(?:готовые |готовый )?(?:ответ\\p{L}*|решени\\p{L}*|за меня|за нас)',
          ),
          except: /\d/u,
          texts: [
            'Честно: готовых ответов не раздаю. Зато помогу найти их, объясню и проверю каждый твой шаг. На какой задаче попробуем?',
            'Просто так нет. Даю подсказки, объясняю и говорю, верно ли сделано, чтобы ответ был твоим. Что сейчас решаешь?',
            'Толку от готового ответа мало. Подсказать, объяснить, проверить: вот это ко мне. Какая у тебя задача?',
          ],
        },
      ],
      [
        'can-you',
        {
          said: regExpOf(
            '^(?:(?:привет|здравствуй(?:те)?|хай|слушай)[\\s,!]+)?(?:а )?(?:ты |вы )?(?:решаешь|решаете|умеешь|умеете|знаешь|знаете|можешь|можете|помогаешь|помогаете|помогаешь с|шаришь в)(?: (?:решать|помочь с|помогать с|объяснять|объяснить|с|по|в))? (?<about>геометри\\p{L}+|алгебр\\p{L}+|физик\\p{L}+|хими\\p{L}+|тригонометри\\p{L}+|математик\\p{L}+|матан\\p{L}*|дроб\\p{L}+)[\\s?!.]*$',
            'iu',
          ),
          texts: [
            'Да, с этим помогаю. Напиши условие целиком, а если есть чертёж, опиши его словами. Что уже получилось?',
            'Да, это ко мне. Как звучит задача и где становится непонятно?',
            'Умею. Какую задачу или какую тему разберём?',
          ],
        },
      ],
      [
        'other-subject',
        {
          said: has(
            '(?:напиши|сделай|помоги написать|составь)(?:те)? (?:мне )?(?:сочинени\\p{L}*|эссе|стих\\p{L}*|изложени\\p{L}*|доклад|реферат|рассказ)|как (?:будет|сказать) .{2,50} (?:по[ -](?:английски|немецки|французски|испански|казахски)|на (?:английском|немецком))|переведи .{2,80}',
          ),
          except: formula,
          texts: [
            'Это останется за тобой: мои предметы математика, физика и химия. Есть что-нибудь по ним?',
            'Такого не пишу, это не из моих предметов. По математике, физике или химии помогу: что там сейчас трудно?',
            'С этим лучше не ко мне: здесь математика, физика и химия. Какая тема из них сейчас идёт?',
          ],
        },
      ],
      [
        'friends',
        {
          said: has(
            '(?:подруг\\p{L}*|друг|друзья|одноклассни\\p{L}+|парень|девушка)(?! (?:сказал|говорит|решил|получил))[^.?!]{0,40}(?:не (?:разговарива\\p{L}+|общ\\p{L}+)|обидел\\p{L}+|обижа\\p{L}+|игнор\\p{L}+|злится|поссор\\p{L}+|бросил\\p{L}*)|поссорил\\p{L}+ с (?:подруг|друг)\\p{L}*',
          ),
          texts: [
            'Обидно, и числами тут не поможешь. Скажи ей или ему спокойно одной фразой, как это было для тебя, и дай время до завтра. Лучше обсудить и с тем, кому доверяешь. А если есть задача, какая она?',
            'Понимаю, день тяжёлый. Часто помогает короткая честная фраза без упрёков, и ещё разговор с кем-то близким. Я силён только в математике: есть задача, которую хочется закрыть?',
            'Сочувствую. Такое обычно проходит, если сказать честно и без обид, почему так вышло, и немного подождать. Близкий человек подскажет больше, чем программа. Есть ли рядом задача, с которой помочь?',
          ],
        },
      ],
      [
        'wait',
        {
          said: has(
            '(?:щас|сейчас|ща|погоди(?:те)?|подожди(?:те)?|секунду|сек|минутку|минуту|мин) (?:\\p{L}+ ){0,2}(?:найду|принесу|достану|возьму|открою|напишу|скину|перепишу|посмотрю)|(?:погоди|подожди|секунду|минутку)',
          ),
          except: /[=?\d]|(?:\p{L}+\s+){11}/iu,
          texts: [
            'Не спеши, я здесь. Пиши, когда задача будет перед тобой.',
            'Хорошо, жду. Когда найдёшь, напиши, что дано и что спрашивают.',
            'Конечно, время есть. Пришлёшь условие, и начнём.',
          ],
        },
      ],
      [
        'nothing-yet',
        {
          said: only('вот|вот тут|вот так|на|держи|вот это|смотри|вот она|вот задача'),
          texts: [
            'Кроме этого слова ничего не пришло. Напечатаешь задачу?',
            'Самой задачи пока не видно. Что в ней написано?',
            'Задача не дошла. Напиши её текстом, с числами: что дано?',
          ],
        },
      ],
      [
        'bored',
        {
          said: has(
            '(?:дай|дайте|задай|есть|хочу|подкинь|придумай|можно)(?: \\p{L}+[\\s-]?){0,4} ?(?:головоломк\\p{L}*|загадк\\p{L}*|олимпиадн\\p{L}*|задач\\p{L}* (?:посложнее|на логику|потруднее)|что-?(?:то|нибудь) (?:сложн\\p{L}*|посложнее|олимпиадн\\p{L}*|трудн\\p{L}*))',
          ),
          texts: [
            'Держи с хитринкой: девять одинаковых на вид монет, одна легче остальных. Чашечные весы без гирь, всего два взвешивания. Что положишь на чаши первым делом?',
            'Попробуй такую: 1 · 2 · 3 · … · 25. Сколько нулей на конце этого числа, если не перемножать? Откуда берётся ноль на конце?',
            'Вот над чем подумать: перед каждым из чисел 1, 2, 3, …, 10 поставь + или −. Может ли получиться 0? Что заметно в сумме всех десяти?',
          ],
        },
      ],
      [
        'unfair-mark',
        {
          said: has(
            '(?:почему|за что|отчего|чё|че) .{0,50}(?:тройк\\p{L}*|двойк\\p{L}*|[23]|оценк\\p{L}*|балл\\p{L}*).{0,50}(?:знаю|понимаю|учу|учил\\p{L}*|умею)|(?:всё|все) (?:знаю|понимаю|учу|выучил\\p{L}*).{0,40}(?:тройк\\p{L}*|двойк\\p{L}*|[23]|низк\\p{L}*|плох\\p{L}*)',
          ),
          except: formula,
          texts: [
            'Обидно, и так бывает: знать и показать это на бумаге разные умения. Где теряются баллы: в самих задачах, в формулах и единицах или в оформлении?',
            'Верю, что знаний хватает. Баллы часто теряются по дороге от знания к записи. Есть задача, за которую сняли? Давай посмотрим на неё.',
            'Неприятно, когда оценка не показывает того, что знаешь. Какие задания в последний раз стоили больше всего баллов?',
          ],
        },
      ],
      [
        'low-mark',
        {
          said: has(
            '(?:получил\\p{L}*|поставил\\p{L}*|опять|снова|у меня) (?:\\p{L}+ ){0,3}(?:двойк\\p{L}*|тройк\\p{L}*|[23]|пар[ау]|неуд) .{0,60}(?:хотя|а я|учил\\p{L}*|готовил\\p{L}*|старал\\p{L}*|плак\\p{L}*|обидно)',
          ),
          except: formula,
          texts: [
            'Обидно, особенно после стольких трудов, но они не пропали. Лучше всего показывает, что менять, одна неудачная задача. Какая это была?',
            'Сочувствую. Давай найдём, где утекли баллы: какое задание подвело сильнее всего?',
            'Неприятно, и это поправимо. Пришли одно задание из той работы: что там было написано у тебя?',
          ],
        },
      ],
      [
        'good-mark',
        {
          said: has(
            '(?:у меня|получил\\p{L}*|поставили|мне поставили) (?:\\p{L}+ ){0,2}(?:5|пят[её]рк\\p{L}*|отлично|сто баллов|100)(?: баллов)? (?:за|по|на) .{0,40}(?:контрольн\\p{L}*|кр|тест\\p{L}*|самостоятельн\\p{L}*|соч|сор|экзамен\\p{L}*|егэ|огэ)',
          ),
          except: formulaOrQuestion,
          texts: [
            'Поздравляю, это заслуженно! Была там задача, которая получилась случайно и которую хочется понять до конца?',
            'Отлично, труд окупился! Взять теперь что-нибудь посложнее?',
            'Здорово! Что в классе дальше, чтобы быть на шаг впереди?',
          ],
        },
      ],
      [
        'panic-later',
        {
          said: regExpOf(
            '(?<!\\p{L})(?:экзамен\\p{L}*|егэ|огэ|ент|цт|контрольн\\p{L}*|соч|зач[её]т\\p{L}*|пробник\\p{L}*)(?!\\p{L}).{0,80}(?<!\\p{L})через (?:\\p{L}+ |\\d+ )?(?:недел\\p{L}*|месяц\\p{L}*)|через (?:\\p{L}+ |\\d+ )?(?:недел\\p{L}*|месяц\\p{L}*).{0,60}(?<!\\p{L})(?:экзамен\\p{L}*|егэ|огэ|ент|цт|контрольн\\p{L}*|соч|зач[её]т\\p{L}*)(?!\\p{L})',
            'iu',
          ),
          except: formula,
          texts: [
            'Время есть, на сегодня хватит одного шага. Разложи темы на три кучки: умею, шатается, темно. С какой шаткой начнём: {parts}?',
            'Спокойно, за недели можно успеть много. Быстрее всего окупается то, что почти получается. Что это: {parts}?',
            'План на всё сразу не нужен. Назови одну тему, которую знаешь наполовину, и возьмём по ней первую задачу: {parts}?',
          ],
        },
      ],
      [
        'panic',
        {
          said: regExpOf(
            '(?<!\\p{L})(?:контрольн\\p{L}*|контроша|кр|к/р|соч|сор|зач[её]т\\p{L}*|экзамен\\p{L}*|егэ|огэ|впр|самостоятельн\\p{L}*|самост\\p{L}*|тест\\p{L}*|пробник\\p{L}*)(?!\\p{L}).*(?<!\\p{L})(?:ничего не (?:знаю|понимаю|помню|понял\\p{L}*|уч\\p{L}*)|(?:нихрена|нифига|ничо|ниче|ничё|ноль|вообще ноль|ни бум-?бум)(?: не (?:знаю|понимаю|помню))?|не готов\\p{L}*|с чего начать|с чего начинать|паник\\p{L}*|спасите|что (?:мне )?делать|что учить|помогите|я пропал\\p{L}*|мне конец)|(?<!\\p{L})(?:ничего|нихрена|нифига|вообще) не (?:знаю|понимаю|помню).*(?<!\\p{L})(?:завтра|послезавтра|в понедельник|скоро) (?:контрольн\\p{L}*|кр|соч|сор|зач[её]т\\p{L}*|экзамен\\p{L}*)(?!\\p{L})',
            'isu',
          ),
          except: /=|√|\d\s*[a-zх]\s*[-+]/iu,
          texts: [
            'Спокойно: известно наверняка больше, чем сейчас кажется, а одну тему за вечер подтянуть можно. Что точно будет: {parts}?',
            'Без паники, пойдём по одному кусочку. С чего начнём: {parts}?',
            'Всё сразу не нужно, хватит одной темы для начала. Что там важнее всего: {parts}?',
          ],
        },
      ],
      [
        'scared',
        {
          said: has(
            '(?:боюсь|страшно|волнуюсь|переживаю|трясёт|трясет|нервничаю) .{0,25}(?:контрольн\\p{L}*|экзамен\\p{L}*|егэ|огэ|соч|тест\\p{L}*|завтра\\p{L}*)',
          ),
          except: formula,
          texts: [
            'Перед контрольной волнуются почти все, и легче становится с первой задачей, которая получилась. Какую тему возьмём?',
            'Это обычное чувство, и оно не значит, что не получится. О чём контрольная? Начнём с одной маленькой задачи.',
            'Волнение значит, что тебе это важно. Назови одну тему, и начнём с лёгкого: какая она?',
          ],
        },
      ],
      [
        'slow',
        {
          said: has(
            'я (?:просто |наверное |такая |такой |самая |самый )*(?:туп(?:ая|ой|ею)|дур(?:а|ак|очка)|глуп(?:ая|ый)|тормоз)|все (?:в классе |уже |остальные )*(?:понимают|поняли|схватывают|решают|быстрее).{0,40}(?:а я|мне) .{0,20}(?:тормоз\\p{L}*|туп\\p{L}*|медлен\\p{L}*|дольше|не понимаю|не успеваю|отста\\p{L}*)',
          ),
          except: /[=√π\d]/u,
          texts: [
            'Если нужно больше времени, ум тут ни при чём: кто разбирает медленно, часто понимает глубже. Какая тема была последней? Пойдём мелкими шагами.',
            'Нет, это не так. У всех разная скорость, а важен не темп. На чём стало слишком быстро? Начнём оттуда.',
            'Неприятно, когда все вокруг быстрее, но значит это мало. Что за тема? Спешить нам некуда.',
          ],
        },
      ],
      [
        'hate',
        {
          said: has(
            '(?:ненавижу|терпеть не могу|бесит|достала|задолбала) (?:эт[ау] |вашу |всю )?(?:математик\\p{L}*|алгебр\\p{L}*|геометри\\p{L}*|физик\\p{L}*|хими\\p{L}*|дроби|школ\\p{L}*)',
          ),
          except: /[=+*^√\d]/u,
          texts: [
            'Имеешь право. Обычно всё портит что-то одно, а остальное терпимо. Что сегодня пошло не так?',
            'Слышу тебя. Это одна задача испортила день или так уже давно?',
            'Любить её никто не обязан. Что сейчас надо сделать? Сделаем это как можно короче.',
          ],
        },
      ],
      [
        'alone',
        {
          said: only(
            '(?<about>дроби|проценты|уравнения|неравенства|логарифмы|степени|корни|функции|векторы|вероятность|треугольники|производная|производные|интегралы|тригонометрия|геометрия|алгебра|прогрессии)',
          ),
          texts: [
            '{About}: есть задача на эту тему (тогда напиши её), объяснить всё с начала или дать упражнение?',
            'Тема ясна: {about}. Что нужно: объяснение, тренировка или помощь с задачей?',
            '{About} так {about}. Это твоя задача или начнём с самой идеи?',
          ],
        },
      ],
    ],
    fields: [
      { named: has('тригонометри\\p{L}*'), parts: 'синус и косинус в треугольнике, графики или уравнения' },
      { named: has('геометри\\p{L}*'), parts: 'треугольники, площади или окружность' },
      {
        named: has('электричеств\\p{L}*|электрик\\p{L}*'),
        parts: 'ток и напряжение, закон Ома или соединение проводников',
      },
      { named: has('физик\\p{L}*'), parts: 'движение, силы или электричество' },
      { named: has('хими\\p{L}*'), parts: 'формулы и моли, уравнения реакций или растворы' },
      { named: has('вероятност\\p{L}*|статистик\\p{L}*'), parts: 'средние, диаграммы или вероятность' },
      { named: has('алгебр\\p{L}*'), parts: 'уравнения, корни или функции' },
    ],
    anyField: 'уравнения, проценты с дробями или геометрия',
    hurt: has(
      '(?:все |весь класс |класс )?(?:ржал\\p{L}*|смеял\\p{L}*|засмеял\\p{L}*)|стыдно|опозорил\\p{L}*|плакать хочется|хочу плакать|обозвал\\p{L}*',
    ),
    sympathy: [
      'Смеяться тут было не над чем: так ошибаются очень многие. Разберём спокойно.',
      'Это обидно. Ошибка одна из самых частых, посмотрим на неё без спешки.',
      'Сочувствую: над тем, кто учится, не смеются. Вместе разберёмся.',
    ],
  },
}
