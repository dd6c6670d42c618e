import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Who is faster, boats, pipes and tanks. */

const twoTimes = {
  slips: {
    product: both(
      'That does not give times that differ by {t}. How long does each of them need with these numbers?',
      'С такими числами времена отличаются не на {t}. Сколько времени тогда нужно каждому?',
    ),
  },
} as const

export const rateWords: Readonly<Record<string, UsualWords>> = {
  'faster-earlier': {
    tells: [
      words('(?:km\\/h|kmh|mph|km|miles)', '(?:км\\/ч|км)'),
      words(
        'earlier|later|less time|(?:hours?|minutes) (?:less|more|faster|longer|slower)',
        'раньше|позже|меньше времени|быстрее|на \\d+ ?(?:ч|час[а-я]*) (?:меньше|больше|дольше)|час[а-я]* (?:меньше|больше)',
      ),
      words('faster|more', 'больш|быстрее'),
    ],
    unless: words(
      'stop|towards|back|return|half|second[^.]{0,40}(?:faster|more than)|current|stream|parts|pages|average|upstream',
      'останов|навстречу|обратно|вернул|половин|втор[а-я]+ [^.]{0,40}(?:быстрее|больш)|течени|детал|средн|(?<![а-я])стоян',
    ),
    asks: {
      f: words(
        'motorist|driver|faster|first|(?:of|is) the (?:car|train|motor)',
        'автомобилиста|мотоциклиста|перв(?:ым|ого)|машины',
      ),
      x: words('cyclist|slower|second|walker|pedestrian', 'велосипедиста|втор(?:ым|ого)|пешехода'),
    },
    places: {
      way: {
        after: words(
          '^ ?(?:km|miles|kilomet)(?![a-z/])(?! (?:more|faster|per))',
          '^ ?(?:км|километр[а-я]*)(?![/а-я])(?! (?:больше|быстрее|в час))',
        ),
      },
      faster: {
        after: words(
          '^ ?(?:km\\/h|kmh|mph|km an hour|km per hour|km|miles)? ?(?:per hour |an hour )?(?:faster|more)',
          '^ ?(?:км\\/ч|км|км в час)?,? ?(?:больш|быстрее)',
        ),
        before: words('(?:faster|more)[^.]{0,12} by $', 'больше[^.]{0,24} на $'),
      },
      sooner: { after: words('^ ?(?:hours?|h)(?![a-z])', '^ ?(?:ч|час[а-я]*)(?![а-я])') },
    },
    steps: {
      x: step(
        both('the slower speed', 'скорость медленного'),
        both(
          'Call the slower speed x, so the other is x + {d}. How long does each need for {s} km, and by how many hours do these times differ?',
          'Пусть меньшая скорость x, тогда другая x + {d}. За какое время каждый пройдёт {s} км и на сколько часов эти времена отличаются?',
        ),
        both(
          'The times are {s}/x and {s}/(x + {d}). Which is the longer one, and what is their difference?',
          'Времена {s}/x и {s}/(x + {d}). Какое из них больше и чему равна разность?',
        ),
      ),
      f: step(
        both('the faster speed', 'скорость быстрого'),
        both('How fast is the other one?', 'С какой скоростью едет другой?'),
        both('He is faster by {d}.', 'Его скорость больше на {d}.'),
      ),
    },
    slips: twoTimes.slips,
    example: both(
      '60 km, one is 5 km/h faster and needs 1 hour less: 60/x − 60/(x + 5) = 1, so x² + 5x = 300 and x = 15.',
      '60 км, один на 5 км/ч быстрее и тратит на 1 час меньше: 60/x − 60/(x + 5) = 1, значит x² + 5x = 300 и x = 15.',
    ),
  },
  'more-parts': {
    tells: [
      words('(?:parts|details|pages|pieces|toys|orders?)', 'детал|страниц|изделий|заказ'),
      words('faster|earlier|less|sooner', 'быстрее|раньше|меньше'),
      words('per hour|an hour|each hour|every hour|in an hour', 'в час|за час'),
    ],
    unless: words('together|second[^.]{0,40}(?:faster|more)', 'вместе|втор[а-я]+[^.,]{0,40}(?:больше|быстрее)'),
    asks: {
      x: words('(?:how many|find|what)[^,?]*(?:second|slower|other)', '(?:сколько|найд|каков)[^,?]*втор'),
      f: words('(?:how many|find|what)[^,?]*(?:first|faster)', '(?:сколько|найд|каков)[^,?]*перв'),
    },
    places: {
      all: { after: words('^ ?(?:parts|details|pages|pieces|toys)', '^ ?(?:детал|страниц|издел)') },
      sooner: { after: words('^ ?(?:hours?|h)(?![a-z])', '^ ?(?:ч|час[а-я]*)(?![а-я])') },
      more: {
        after: words(
          '^ (?:more|parts? more|details? more|(?:more )?(?:part|detail|page))',
          '^ ?(?:детал|страниц|издел)[а-я]+ больше',
        ),
        before: words('more by $', 'больше на $'),
      },
    },
    steps: {
      x: step(
        both('the slower rate', 'производительность медленного'),
        both(
          'Call the slower rate x per hour, so the other is x + {d}. How long does each need for {s}, and by how many hours do these times differ?',
          'Пусть один делает x в час, тогда другой x + {d}. За сколько часов каждый сделает {s} и на сколько часов отличаются эти времена?',
        ),
        both(
          'The times are {s}/x and {s}/(x + {d}). What is their difference?',
          'Времена {s}/x и {s}/(x + {d}). Чему равна их разность?',
        ),
      ),
      f: step(
        both('the faster rate', 'производительность быстрого'),
        both('How many does the other one make in an hour?', 'Сколько в час делает другой?'),
        both('It is {d} more.', 'На {d} больше.'),
      ),
    },
    slips: twoTimes.slips,
    example: both(
      '60 parts, one makes 5 more per hour and needs 1 hour less: 60/x − 60/(x + 5) = 1, so x = 15.',
      '60 деталей, один делает на 5 в час больше и тратит на 1 час меньше: 60/x − 60/(x + 5) = 1, значит x = 15.',
    ),
  },
  'river-own-less': {
    tells: [
      words('boat|ship|launch|ferry', 'лодк|катер|теплоход|баржа|байдарк'),
      words('current|stream|upstream', 'течени'),
      words('less', 'меньше'),
      words('return|back|way back', 'обратн|вернул'),
    ],
    unless: words('stop|stay', '(?<![а-я])стоян|останов|плот'),
    asks: {
      v: words(
        "still water|own speed|speed of the boat|boat's speed",
        'собственн|неподвижной воде|скорость (?:моторной )?(?:лодки|катера|теплохода|баржи|байдарки)(?! течения)',
      ),
    },
    places: {
      way: { after: words('^ ?(?:km|miles)(?![a-z/])', '^ ?(?:км|километр[а-я]*)(?![/а-я])') },
      time: { after: words('^ ?(?:hours?|h)(?![a-z])', '^ ?(?:ч|час[а-я]*)(?![а-я])') },
      current: { before: words('(?:current|stream)[^.]{0,24}$', 'течени[а-я]+[^.]{0,24}$') },
      own: {
        before: words('(?:own speed|still water|speed of the boat)[^.]{0,24}$', '(?:собственн|неподвижной)[^.]{0,40}$'),
      },
    },
    steps: {
      v: step(
        both('the own speed', 'собственная скорость'),
        both(
          'Call the own speed v. What are the speeds with the current of {c} and against it, and how long does each way of {s} km take?',
          'Пусть собственная скорость v. Каковы скорости по течению и против него, если течение {c}, и сколько времени занимает каждый путь в {s} км?',
        ),
        both(
          'The times are {s}/(v − {c}) and {s}/(v + {c}), and they differ by {t}. Which equation is that?',
          'Времена {s}/(v − {c}) и {s}/(v + {c}) отличаются на {t}. Какое это уравнение?',
        ),
      ),
    },
    slips: twoTimes.slips,
    example: both(
      '24 km, current 2 km/h, 1 hour less on the way back: 24/(v − 2) − 24/(v + 2) = 1, so v² = 100 and v = 10.',
      '24 км, течение 2 км/ч, обратно на 1 час меньше: 24/(v − 2) − 24/(v + 2) = 1, значит v² = 100 и v = 10.',
    ),
  },
  'river-current-less': {
    tells: [
      words('boat|ship|launch|ferry', 'лодк|катер|теплоход|баржа|байдарк'),
      words('current|stream|upstream', 'течени'),
      words('less', 'меньше'),
      words('return|back|way back', 'обратн|вернул'),
    ],
    unless: words('stop|stay', '(?<![а-я])стоян|останов|плот'),
    asks: { c: words('speed of (?:the )?(?:current|stream)|current', 'скорость течения') },
    places: {
      way: { after: words('^ ?(?:km|miles)(?![a-z/])', '^ ?(?:км|километр[а-я]*)(?![/а-я])') },
      time: { after: words('^ ?(?:hours?|h)(?![a-z])', '^ ?(?:ч|час[а-я]*)(?![а-я])') },
      own: {
        before: words(
          "(?:own speed|still water|speed of the boat|boat's speed)[^.]{0,24}$",
          '(?:собственн|неподвижной|скорость (?:лодки|катера|теплохода))[^.]{0,40}$',
        ),
      },
    },
    steps: {
      c: step(
        both('the speed of the current', 'скорость течения'),
        both(
          'Call the current c. What are the speeds with it and against it at an own speed of {v}, and how long does each way of {s} km take?',
          'Пусть скорость течения c. Каковы скорости по течению и против него при собственной {v} и сколько времени занимает каждый путь в {s} км?',
        ),
        both(
          'The times are {s}/({v} − c) and {s}/({v} + c), and they differ by {t}. Which equation is that?',
          'Времена {s}/({v} − c) и {s}/({v} + c) отличаются на {t}. Какое это уравнение?',
        ),
      ),
    },
    slips: twoTimes.slips,
    example: both(
      '24 km, own speed 10 km/h, 1 hour less on the way back: 24/(10 − c) − 24/(10 + c) = 1, so c = 2.',
      '24 км, собственная скорость 10 км/ч, обратно на 1 час меньше: 24/(10 − c) − 24/(10 + c) = 1, значит c = 2.',
    ),
  },
  'river-total': {
    tells: [
      words('boat|ship|launch|ferry', 'лодк|катер|теплоход|баржа|байдарк'),
      words('downstream|with the (?:current|stream)', 'по течению'),
      words('upstream|against', 'против'),
      words('total|altogether|in all|all in all', 'всего|вместе|весь путь|общ'),
    ],
    unless: words('less|more|stop', 'меньше|больше|(?<![а-я])стоян|останов'),
    asks: { v: words('still water|own|boat|ship', 'собств|скорость (?:лодки|катера|теплохода)|неподвижной') },
    places: {
      down: {
        before: words('downstream[^.\\d]{0,24}$', 'по течению[^.\\d]{0,10}$'),
        after: words('^ ?(?:hours?|h) (?:downstream|with)', '^ ?(?:ч|час[а-я]*) (?:плыл[а-я]* )?по течению'),
      },
      up: {
        before: words('upstream[^.\\d]{0,24}$', 'против течения[^.\\d]{0,10}$'),
        after: words('^ ?(?:hours?|h) (?:upstream|against)', '^ ?(?:ч|час[а-я]*) (?:плыл[а-я]* )?против'),
      },
      way: { after: words('^ ?(?:km|miles)(?![a-z/])', '^ ?(?:км|километр[а-я]*)(?![/а-я])') },
      current: {
        before: words('(?:current|stream)[^.\\d]{0,24}$', 'течени[а-я]+[^.\\d]{0,24}$'),
        after: words('^ ?(?:km\\/h|kmh|mph)', '^ ?(?:км\\/ч|км в час)'),
      },
    },
    steps: {
      v: step(
        both('the own speed', 'собственная скорость'),
        both(
          'Call the own speed v; the current adds {c} one way and takes it away the other. How far does the boat go in {a} hours downstream and in {b} hours upstream, in letters?',
          'Пусть собственная скорость v; течение {c} в одну сторону прибавляется, в другую вычитается. Какой путь за {a} ч по течению и за {b} ч против, буквами?',
        ),
        both(
          'Both ways together are {s} km: {a}(v + {c}) + {b}(v − {c}) = {s}. What is v?',
          'Оба пути вместе {s} км: {a}(v + {c}) + {b}(v − {c}) = {s}. Чему равно v?',
        ),
      ),
    },
    slips: {
      still: both(
        'That leaves the current out. In {a} hours it carries the boat on, in {b} hours it holds it back: are these the same?',
        'Здесь течение не учтено. {a} ч оно помогает, {b} ч мешает: это поровну?',
      ),
      turned: both(
        'The current is put in the wrong way round. In which of the two ways does it help?',
        'Течение учтено наоборот. На каком из двух путей оно помогает?',
      ),
    },
    example: both(
      '2 hours downstream, 3 hours upstream, 99 km, current 1 km/h: 2(v + 1) + 3(v − 1) = 99, 5v − 1 = 99, v = 20.',
      '2 ч по течению, 3 ч против, всего 99 км, течение 1 км/ч: 2(v + 1) + 3(v − 1) = 99, 5v − 1 = 99, v = 20.',
    ),
  },
  'pipe-drain': {
    tells: [
      words('(?:fill)', 'наполн|напол'),
      words('empt|drain', 'опорожн|слив|вылива|опустош'),
      words('how long|when|in how many|how many (?:hours|minutes)', 'за (?:сколько|какое)|через сколько'),
    ],
    unless: words('half|part|lit(?:er|re)s?', 'половин|част|литр'),
    places: {
      fills: { before: words('(?:fills?)(?![a-z])[^.]{0,40}$', 'напол[а-я]*[^.]{0,40}$') },
      empties: { before: words('(?:empt|drain)[^.]{0,40}$', '(?:опорожн|слив|вылива|опустош)[^.]{0,40}$') },
    },
    steps: {
      r: step(
        both('the part that is filled in one unit of time', 'какая часть наполняется за единицу времени'),
        both(
          'In one unit of time 1/{a} of the tank comes in and 1/{b} goes out. Which part is filled then?',
          'За единицу времени вливается 1/{a} бака и уходит 1/{b}. Какая часть наполняется?',
        ),
        both('What goes out is taken away from what comes in.', 'То, что уходит, вычитают из того, что вливается.'),
      ),
      t: step(
        both('the time', 'время'),
        both('How many such parts make one whole tank?', 'Сколько таких частей в целом баке?'),
        both('Divide 1 by the part.', 'Раздели 1 на эту часть.'),
      ),
    },
    slips: {
      adds: both(
        'That adds the two. Does the drain help to fill, or does it work against the tap?',
        'Здесь две части сложены. Слив помогает наполнять или мешает?',
      ),
      times: both(
        'Times are not taken from each other. Which part of the tank is filled in one unit of time?',
        'Времена друг из друга не вычитают. Какая часть бака наполняется за единицу времени?',
      ),
    },
    example: both(
      'A tap fills in 5 hours, a drain empties in 20: 1/5 − 1/20 = 3/20 in an hour, so it takes 20/3 hours.',
      'Кран наполняет за 5 ч, слив опорожняет за 20 ч: 1/5 − 1/20 = 3/20 за час, значит 20/3 часа.',
    ),
  },
  'other-alone': {
    tells: [
      words('together|both', 'вместе|вдвоем|обе'),
      words('alone|by (?:itself|himself|herself)', 'одн[ау]|uno|отдельно|сам|перв'),
      words(
        'pipe|tap|worker|painter|machine|pump|fill|paint|build|finish|dig',
        'труб|кран|рабоч|маляр|машин|насос|напол|покрас|постро|выполн|бригад',
      ),
    ],
    unless: words(
      'more|less|twice|faster|slower|times|then|left|after',
      'больше|меньше|быстрее|медленнее|раз(?:а)?(?![а-я])|потом|затем|остал|после',
    ),
    asks: { t: words('second|other', 'втор|друг') },
    places: {
      both: {
        before: words('(?:together|both)[^.]{0,50}$', '(?:вместе|вдвоем|обе)[^.]{0,50}$'),
        after: words(
          '^ ?(?:hours?|days?|minutes?) (?:together|working together)',
          '^ ?(?:ч|час[а-я]*|дн[а-я]*|мин[а-я]*) вместе',
        ),
      },
      uno: {
        before: words('(?:alone|first|uno)[^.]{0,50}$', '(?:перв|uno|одн|отдельно)[^.]{0,50}$'),
        after: words('^ ?(?:hours?|days?|minutes?) (?:alone)', '^ ?(?:ч|час[а-я]*) (?:одна|один|uno)'),
      },
    },
    steps: {
      r: step(
        both('the part of the other in one unit of time', 'какую часть делает другой за единицу времени'),
        both(
          'Together they do 1/{T} in one unit of time, the first one 1/{a}. What does the other one do?',
          'Вместе за единицу времени сделают 1/{T}, первый один 1/{a}. Какую часть делает другой?',
        ),
        both('Take the part of the first away from the part of both.', 'Вычти часть первого из общей части.'),
      ),
      t: step(
        both('the time of the other one alone', 'время другого'),
        both('How many such parts make the whole?', 'Сколько таких частей в целом?'),
        both('Divide 1 by the part.', 'Раздели 1 на эту часть.'),
      ),
    },
    slips: {
      adds: both(
        'That adds the first one once more. Which part is left for the other if both do 1/{T}?',
        'Здесь первый прибавлен ещё раз. Какая часть остаётся другому, если вместе 1/{T}?',
      ),
      times: both(
        'Times are not taken from each other. Which part does each do in one unit of time?',
        'Времена друг из друга не вычитают. Какую часть делает каждый за единицу времени?',
      ),
    },
    example: both(
      'Together 6 hours, the first alone 10: 1/6 − 1/10 = 1/15, so the other needs 15 hours.',
      'Вместе 6 ч, первый один 10 ч: 1/6 − 1/10 = 1/15, значит другому нужно 15 ч.',
    ),
  },
  'tank-empties': {
    tells: [
      words('tank|pool|barrel|tub|bath|container', 'бак|бассейн|бочк|ванн|резервуар|цистерн'),
      words('in(?:to)?(?![a-z])', 'влив|поступ|напол|втек'),
      words('out(?![a-z])|leak|drain', 'вылив|выте|слив|уход'),
      words('empty', 'опусте|пуст'),
    ],
    unless: words('full|fills? up|half', 'наполнится|половин'),
    places: {
      total: {
        before: words(
          '(?:has|contains?|holds?|there (?:is|are)|with)(?: only)? $',
          '(?:баке|бассейне|бочке|ванне|резервуаре|цистерне|было|есть)[^.\\d]{0,12}$',
        ),
      },
      into: {
        after: words(
          '^ ?(?:l|lit(?:er|re)s?)? ?(?:of water )?(?:flows?|comes?|runs?|pours?|is poured|are poured)? ?in(?:to)?(?![a-z])',
          '^ ?(?:л|литр[а-я]*) (?:воды )?(?:влив|поступ|втек)',
        ),
        before: words(
          '(?:in at|pours? in|flows? in|adds?)[^.\\d]{0,10}$',
          '(?:влива|поступа|втека)[а-я]*[^.\\d]{0,10}$',
        ),
      },
      out: {
        after: words(
          '^ ?(?:l|lit(?:er|re)s?)? ?(?:of water )?(?:flows?|comes?|runs?|leaks?|is let|are let)? ?(?:out|leak)(?![a-z])',
          '^ ?(?:л|литр[а-я]*) (?:воды )?(?:вылив|вытек|слив|уход)',
        ),
        before: words(
          '(?:out at|leaks?|flows? out|drains?)[^.\\d]{0,10}$',
          '(?:вылива|вытека|слива|уход)[а-я]*[^.\\d]{0,10}$',
        ),
      },
    },
    steps: {
      d: step(
        both('the loss in one minute', 'на сколько становится меньше за минуту'),
        both(
          '{a} come in and {b} go out in the same time. By how much does the water get less?',
          '{a} л вливается и {b} л уходит за то же время. На сколько становится меньше?',
        ),
        both('More goes out than comes in: by how much?', 'Уходит больше, чем вливается: на сколько?'),
      ),
      t: step(
        both('the time until it is empty', 'время до опустошения'),
        both('How often does that go into {V}?', 'Сколько раз это помещается в {V}?'),
        both('Divide {V} by the loss.', 'Раздели {V} на эту убыль.'),
      ),
    },
    slips: {
      adds: both(
        'That adds the inflow to the outflow. Does the inflow make it empty faster?',
        'Здесь приток сложен с оттоком. От притока бак пустеет быстрее?',
      ),
      outOnly: both(
        'That leaves the inflow out. What does one minute change altogether?',
        'Здесь не учтён приток. На сколько в целом меняется уровень за минуту?',
      ),
    },
    example: both(
      '60 liters, 2 in and 8 out each minute: 6 less a minute, empty after 10 minutes.',
      '60 л, за минуту 2 л вливается и 8 уходит: на 6 меньше в минуту, пусто через 10 минут.',
    ),
  },
}
