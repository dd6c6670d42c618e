import type { Language } from '../math/latex.ts'
import type { CareKind, RefusalKind } from './rules.ts'

type Variants = readonly [string, string, string]
/** Kinds of danger that share a wording are grouped under one name. */
export type CareWords = 'self-harm' | 'harmed-by-others' | 'own-body' | 'danger-now' | 'anger'
export const careWordsOf: Readonly<Record<CareKind, CareWords>> = {
  'self-harm': 'self-harm',
  abuse: 'harmed-by-others',
  grooming: 'harmed-by-others',
  eating: 'own-body',
  challenge: 'own-body',
  drugs: 'own-body',
  threat: 'anger',
  emergency: 'danger-now',
}

interface SafetyTexts {
  /** Shown below the helplines. No methods, no diagnosis, no promise of secrecy. */
  readonly care: Readonly<Record<CareWords, Variants>>
  /** The next message after a cry for help, when it is not one itself. */
  readonly afterCare: Variants
  readonly refuse: Readonly<Record<RefusalKind, string>>
  /** The last sentence of every refusal: it leads back to the lesson. */
  readonly refuseEnd: Variants
  readonly private: Variants
}

export const safetyTexts: Readonly<Record<Language, SafetyTexts>> = {
  en: {
    care: {
      'self-harm': [
        'I am really glad you told me. What you feel sounds very heavy, and you do not have to carry it alone. Please talk now to an adult you trust: a parent, a teacher, a doctor, or the people at the numbers above. I am a program and cannot help the way a person can. The lesson can wait; you matter more.',
        'Thank you for saying this. I take it seriously. It can feel as if it will never get better, and it can get better with help. Please go to an adult you trust right now and say the same words to them, or call one of the numbers above. I am only a program, so a person needs to hear this. No lesson is as important as you.',
        'I am sorry that it hurts so much. Please do not stay alone with this: tell an adult you trust today, at home or at school, or call the people above. Talking to them is what they are there for, and you are not bothering anybody. I am a program; you deserve a person at your side. We stop the lesson here.',
      ],
      'harmed-by-others': [
        'I am very glad you told me. What happens to you is not your fault, and nobody has the right to treat you like that. Please tell an adult you trust today: a teacher, a doctor, a relative, or the people at the numbers above. If the first one does not help, tell another. I am a program and cannot act for you, but they can. The lesson can wait.',
        'Thank you for telling me; that takes courage. It is not your fault. You do not have to keep it secret, even if somebody asked you to. Please speak to an adult you trust as soon as you can, or call the numbers above: they know what to do. I am only a program. You come first, the lesson later.',
        'That must not happen to you, and you did nothing wrong. Please go to a safe place and tell an adult you trust what you told me, or call the people above. They will listen and believe you. I am a program, so a person needs to know this. We leave the lesson for now.',
      ],
      'own-body': [
        'Thank you for telling me. This can be dangerous for you, so please do not go on with it alone: talk today to an adult you trust, such as a parent, the school nurse or a doctor, or call the numbers above. They will not laugh and they can help. I am a program and not the right help here. The lesson can wait.',
        'I am glad you wrote this. Your body and your life are worth more than any dare, any number on the scale, or anything somebody offers you. Please tell an adult you trust how it is right now, or call the people above. I am only a program, and this needs a person.',
        "That worries me, and I want you to be safe. Please stop here and talk to an adult you trust, at home, at school or at the doctor's, or call the numbers above. Asking for help is a strong thing to do. I am a program; a person can do more for you.",
      ],
      'danger-now': [
        'Please get help right now: call the number above, go where other people are, and tell an adult you trust. I am a program and cannot call anybody for you. Your safety comes first; the lesson can wait.',
        'This sounds urgent. Call the number above at once, or shout for an adult nearby. If you can leave safely, go to people you trust. I am only a program and cannot send help myself.',
        'Please do not wait: call the number above and tell them where you are and what is happening, and get an adult you trust to you. I am a program, so I cannot do it for you. Everything else can wait.',
      ],
      anger: [
        'It sounds as if something has made you terribly angry or hurt. Please do not do anything now that cannot be undone. Go to an adult you trust and tell them all of it, or call the people above; they help with this too. If somebody may get hurt, call the emergency number. I am a program, and the lesson can wait.',
        'I hear how strong this is. Before anything happens, please talk to an adult you trust, today: a parent, a teacher, a doctor, or the numbers above. If you know of a weapon or a plan, tell an adult or call the emergency number right now. I am only a program; this needs people.',
        'Nobody has to be hurt, neither you nor others. Please put some distance between you and them, and tell an adult you trust what is going on, or call the people above. If there is danger, the emergency number comes first. I am a program. We stop the lesson here.',
      ],
    },
    afterCare: [
      'I am still thinking of what you wrote. Have you been able to talk to an adult you trust? The numbers above stay here, at any hour. When you want to go on with math, just say so.',
      'Before we go on: is there somebody with you whom you trust? You can call the numbers above whenever you need them. If you like, we can do a little math, or you rest.',
      'I am glad you are here. Please tell an adult you trust what you told me, if you have not yet; the numbers above are there for it. We can go on whenever you are ready.',
    ],
    refuse: {
      sexual:
        "I don't talk about that; I am a tutor for school students. If something of that kind happened to you, please tell an adult you trust.",
      violence:
        "I don't help with hurting anybody, people or animals. If you are very angry with someone, an adult you trust is the right person to talk to.",
      weapons: "I don't help with weapons or explosives.",
      'drug-trade':
        "I don't help with drugs, alcohol or smoking. If somebody is pushing you to it, please tell an adult you trust.",
      hate: "I don't join in when people are put down for who they are.",
      hacking: "I don't help to get into other people's accounts or systems.",
      cheating:
        'While a test is running I stay out of it: it should show what you can do. I am glad to go through it with you afterward.',
    },
    refuseEnd: [
      'With math I am all yours. Which problem shall we look at?',
      'What I can do: fractions, equations and much more, step by step. Do you have a problem?',
      'Shall we do some math instead? Type a problem, or say "practice".',
    ],
    private: [
      'There is something personal in your message, such as a phone number, an address, an e-mail or a password. Please do not send that, not to me and not to strangers. What is the math question?',
      'Please keep personal details to yourself: phone numbers, addresses, passwords and cards do not belong in a chat. I do not need them. What would you like to work on?',
      'Do not send that, please: personal data can get into the wrong hands. You can delete the message. Which problem shall we do?',
    ],
  },
  ru: {
    care: {
      'self-harm': [
        'Хорошо, что ты говоришь мне об этом. Похоже, тебе очень тяжело, и нести это в одиночку не нужно. Пожалуйста, прямо сейчас поговори со взрослым, которому доверяешь: с родителями, учителем, врачом, или с людьми по этим номерам. Я программа и не смогу помочь так, как человек. Урок подождёт, важнее ты.',
        'Спасибо, что говоришь об этом. Для меня это серьёзно. Иногда кажется, что лучше уже не станет, но с помощью становится. Пожалуйста, иди сейчас ко взрослому, которому доверяешь, и скажи ему те же слова, или позвони по номеру выше. Я всего лишь программа, а это должен услышать человек. Ни один урок не важнее тебя.',
        'Мне жаль, что тебе так больно. Пожалуйста, не оставайся с этим в одиночестве: расскажи сегодня взрослому, которому доверяешь, дома или в школе, или позвони по номеру выше. Там для этого и работают, ты никому не помешаешь. Я программа, а рядом с тобой нужен человек. Урок мы пока останавливаем.',
      ],
      'harmed-by-others': [
        'Хорошо, что ты об этом пишешь. В том, что происходит, нет твоей вины, и никто не имеет права так с тобой обращаться. Пожалуйста, расскажи сегодня взрослому, которому доверяешь: учителю, врачу, кому-то из родных, или людям по номерам выше. Если первый не помог, расскажи другому. Я программа и не могу вмешаться, а они могут. Урок подождёт.',
        'Спасибо за доверие, для этого нужна смелость. Твоей вины в этом нет. Хранить это в тайне не нужно, даже если об этом просили. Пожалуйста, поскорее поговори со взрослым, которому доверяешь, или позвони по номеру выше: там знают, что делать. Я всего лишь программа. Сначала ты, потом урок.',
        'Так с тобой поступать нельзя, и твоей вины тут нет. Пожалуйста, иди туда, где безопасно, и расскажи взрослому, которому доверяешь, то же, что мне, или позвони по номеру выше. Тебя выслушают и тебе поверят. Я программа, а об этом должен узнать человек. Урок пока оставим.',
      ],
      'own-body': [
        'Спасибо, что рассказываешь. Это может быть опасно, поэтому, пожалуйста, не продолжай в одиночку: поговори сегодня со взрослым, которому доверяешь, с родителями, школьной медсестрой или врачом, или позвони по номеру выше. Смеяться никто не будет, а помочь смогут. Я программа, и здесь нужна другая помощь. Урок подождёт.',
        'Хорошо, что ты об этом пишешь. Твоё тело и твоя жизнь важнее любого спора, любой цифры на весах и всего, что тебе предлагают. Пожалуйста, расскажи взрослому, которому доверяешь, как обстоят дела, или позвони по номеру выше. Я всего лишь программа, а тут нужен человек.',
        'Это меня тревожит, я хочу, чтобы с тобой всё было хорошо. Пожалуйста, остановись и поговори со взрослым, которому доверяешь: дома, в школе или у врача, или позвони по номеру выше. Просить о помощи значит быть сильным человеком. Я программа, человек сможет больше.',
      ],
      'danger-now': [
        'Пожалуйста, зови на помощь прямо сейчас: позвони по номеру выше, иди туда, где есть люди, и скажи взрослому, которому доверяешь. Я программа и не могу никого вызвать. Сначала твоя безопасность, урок подождёт.',
        'Это срочно. Сразу звони по номеру выше или громко зови взрослого рядом. Если можно безопасно уйти, иди к людям, которым доверяешь. Я всего лишь программа и прислать помощь не могу.',
        'Пожалуйста, не жди: позвони по номеру выше, скажи, где ты и что происходит, и позови взрослого, которому доверяешь. Я программа и сделать это за тебя не могу. Всё остальное подождёт.',
      ],
      anger: [
        'Похоже, что-то тебя очень разозлило или ранило. Пожалуйста, не делай сейчас того, чего нельзя исправить. Иди ко взрослому, которому доверяешь, и расскажи всё, или позвони по номеру выше: там помогают и с этим. Если кто-то может пострадать, звони по экстренному номеру. Я программа, урок подождёт.',
        'Слышу, насколько это сильно. Пока ничего не случилось, пожалуйста, поговори сегодня со взрослым, которому доверяешь: с родителями, учителем, врачом, или позвони по номеру выше. Если ты знаешь об оружии или о плане, скажи взрослому или позвони по экстренному номеру прямо сейчас. Я всего лишь программа, тут нужны люди.',
        'Никто не должен пострадать: ни ты, ни другие. Пожалуйста, отойди подальше и расскажи взрослому, которому доверяешь, что происходит, или позвони по номеру выше. Если есть опасность, сначала экстренный номер. Я программа. Урок мы останавливаем.',
      ],
    },
    afterCare: [
      'Я помню твоё сообщение. Получилось поговорить со взрослым, которому доверяешь? Номера выше остаются здесь в любое время. Когда захочешь вернуться к математике, просто скажи.',
      'Прежде чем продолжать: рядом есть кто-то, кому ты доверяешь? По номерам выше можно звонить всегда, когда нужно. Хочешь, порешаем немного, а хочешь, отдохни.',
      'Хорошо, что ты здесь. Если ещё не удалось, расскажи, пожалуйста, взрослому, которому доверяешь, то же, что мне; номера выше для этого и есть. Продолжим, когда захочешь.',
    ],
    refuse: {
      sexual:
        'Об этом я не говорю: я учитель для школьников. Если с тобой случилось что-то такое, расскажи, пожалуйста, взрослому, которому доверяешь.',
      violence:
        'Причинять вред людям или животным я не помогаю. Если ты очень злишься на кого-то, лучше поговорить со взрослым, которому доверяешь.',
      weapons: 'С оружием и взрывчаткой я не помогаю.',
      'drug-trade':
        'С наркотиками, алкоголем и курением я не помогаю. Если тебя к этому подталкивают, расскажи, пожалуйста, взрослому, которому доверяешь.',
      hate: 'Унижать людей за то, кто они есть, я не буду.',
      hacking: 'Забираться в чужие аккаунты и системы я не помогаю.',
      cheating:
        'Пока идёт контрольная, я не вмешиваюсь: она показывает, что умеешь ты. Потом с удовольствием разберу её вместе с тобой.',
    },
    refuseEnd: [
      'С математикой помогу всегда. Какую задачу возьмём?',
      'Я умею другое: дроби, уравнения и многое ещё, по шагам. Есть задача?',
      'Может, лучше математика? Напиши задачу или скажи «потренируемся».',
    ],
    private: [
      'В сообщении есть личное: телефон, адрес, почта или пароль. Пожалуйста, не отправляй такое ни мне, ни незнакомым людям. Какой вопрос по математике?',
      'Личные данные лучше держать при себе: телефонам, адресам, паролям и картам не место в чате. Мне они не нужны. Чем займёмся?',
      'Пожалуйста, не присылай такое: личные данные могут попасть в чужие руки. Сообщение можно удалить. Какую задачу решаем?',
    ],
  },
}
