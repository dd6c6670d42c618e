import type { Language } from '@lumi/contracts/errors'
import { PUSH, RETENTION } from '@lumi/contracts/product-rules'
import type { StoredItem } from '@lumi/contracts/student'
import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'

interface StoredCategory {
  /** Columns by table, in the spelling of the database. Listed one by one, so that a new column needs its own sentence. */
  columns: Readonly<Record<string, readonly string[]>>
  /** Worded without "you", because both students (privacy policy) and parents (consent, their page) read it. */
  texts: Readonly<Record<Language, StoredItem>>
}

/** Tables of the database that hold nothing about a person. */
export const impersonalTables: readonly string[] = [
  'agreement_versions',
  'promo_codes',
  'catalogue_versions',
  'sandbox_payments',
  'sandbox_refunds',
]

const withAccount = { en: 'as long as the account exists', ru: 'пока существует аккаунт' } as const
const chatMonths = {
  en: `until deleted, or ${RETENTION.idleChatMonths} months without a message`,
  ru: `до удаления или ${RETENTION.idleChatMonths} месяца без сообщений`,
} as const

const category = (
  columns: StoredCategory['columns'],
  en: readonly [what: string, why: string, kept: string],
  ru: readonly [what: string, why: string, kept: string],
): StoredCategory => ({
  columns,
  texts: {
    en: { what: en[0], why: en[1], kept: en[2] },
    ru: { what: ru[0], why: ru[1], kept: ru[2] },
  },
})

/**
 * Everything that is stored about a student or a parent, as people are told. The privacy policy, the parent's consent, the
 * parent's page and `docs/privacy/data.md` all show this list; `stored-data.test.ts` compares it with the schema and with
 * those texts. So a change here needs a new version of both agreements.
 */
export const storedData: readonly StoredCategory[] = [
  category(
    { students: ['name', 'gender'] },
    ['Name and gender', 'so that Lumi finds the right words', withAccount.en],
    ['Имя и пол', 'чтобы Луми правильно обращался', withAccount.ru],
  ),
  category(
    { students: ['birth_date'] },
    ['Date of birth', 'to know whether a parent must agree; it is never sent to an AI provider', withAccount.en],
    [
      'Дата рождения',
      'чтобы знать, нужно ли согласие родителей; поставщику ИИ она никогда не передаётся',
      withAccount.ru,
    ],
  ),
  category(
    {
      students: ['city'],
      student_institutions: ['institution_id', 'student_id', 'position', 'created_at', 'name', 'city'],
    },
    ['City, and name and city of the school', 'for the profile; all of it may stay empty', withAccount.en],
    ['Город, название и город школы', 'для профиля; всё это можно не указывать', withAccount.ru],
  ),
  category(
    {
      student_institutions: ['education_year'],
      student_programs: ['student_id', 'program_id', 'subject', 'added_at', 'used_at', 'paused_at'],
      program_changes: ['student_id', 'in_focus', 'changed_at', 'opens_at'],
    },
    ['Grade and subjects', 'to teach what belongs to the school year', withAccount.en],
    ['Класс и предметы', 'чтобы учить тому, что проходят в школе', withAccount.ru],
  ),
  category(
    { students: ['country_id', 'language_id', 'time_zone'] },
    [
      'Country, language and time zone',
      'to know which law holds and which helplines to show, and for texts and times that fit',
      withAccount.en,
    ],
    [
      'Страна, язык и часовой пояс',
      'чтобы знать, какой закон действует и какие телефоны помощи показывать, и чтобы тексты и время подходили',
      withAccount.ru,
    ],
  ),
  category(
    {
      students: ['id', 'email', 'email_key', 'email_confirmed_at', 'created_at'],
      sign_ups: [
        'id',
        'token_hash',
        'attempt_hash',
        'email',
        'email_key',
        'password_hash',
        'accepted_texts',
        'language',
        'language_id',
        'country_id',
        'time_zone',
        'referral_info',
        'address_prefix',
        'student_id',
        'is_taken',
        'created_at',
        'ordered_at',
        'written_for',
        'expires_at',
      ],
      email_confirmations: [
        'id',
        'student_id',
        'sign_up_id',
        'secret_hash',
        'password_hash',
        'created_at',
        'expires_at',
      ],
      email_changes: [
        'id',
        'student_id',
        'session_id',
        'old_email',
        'new_email',
        'secret_hash',
        'undo_hash',
        'created_at',
        'expires_at',
        'confirmed_at',
        'undo_expires_at',
        'closed_at',
      ],
    },
    [
      'Email address and the day of the sign-up',
      'to sign in, and for letters about the account',
      `${withAccount.en}; ${RETENTION.unconfirmedDays} days if the address is never confirmed`,
    ],
    [
      'Адрес почты и день регистрации',
      'чтобы входить и получать письма об аккаунте',
      `${withAccount.ru}; ${RETENTION.unconfirmedDays} дней, если адрес так и не подтвердили`,
    ],
  ),
  category(
    {
      students: ['password_hash'],
      password_requests: ['id', 'student_id', 'sign_up_id', 'token_hash', 'created_at', 'expires_at', 'used_at'],
    },
    [
      'Password, only as a hash from which it cannot be read',
      'to check it',
      'until it is changed or the account is deleted',
    ],
    [
      'Пароль, только в виде хеша, из которого его нельзя прочитать',
      'чтобы его проверить',
      'до смены пароля или удаления аккаунта',
    ],
  ),
  category(
    {
      student_identities: [
        'id',
        'student_id',
        'provider_id',
        'issuer',
        'subject',
        'email',
        'created_at',
        'last_used_at',
      ],
      social_requests: [
        'state_hash',
        'browser_hash',
        'form_hash',
        'provider_id',
        'return_origin',
        'search',
        'student_id',
        'session_id',
        'created_at',
        'expires_at',
      ],
      social_tickets: [
        'ticket_hash',
        'browser_hash',
        'mail_hash',
        'code_hash',
        'code_tries_left',
        'provider_id',
        'issuer',
        'subject',
        'email',
        'is_email_verified',
        'wanted_email',
        'student_id',
        'session_id',
        'accepted_agreements',
        'time_zone',
        'referral_info',
        'created_at',
        'expires_at',
      ],
    },
    [
      'Another service used to sign in, if one was chosen',
      'its name, and the number and address used there, so that its button works; no password, no contacts, no posts',
      'until it is removed or the account is deleted',
    ],
    [
      'Другой сервис для входа, если он выбран',
      'его название, номер и адрес пользователя в нём, чтобы его кнопка работала; без пароля, контактов и записей',
      'пока его не уберут или не удалят аккаунт',
    ],
  ),
  category(
    {
      conversations: [
        'conversation_id',
        'student_id',
        'kind',
        'subject',
        'next_position',
        'owed_replies',
        'tutor_state',
        'open_problem_id',
        'read_to',
        'created_at',
      ],
      message_words: ['message_id', 'student_id', 'words'],
      messages: [
        'message_id',
        'conversation_id',
        'student_id',
        'position',
        'version',
        'author',
        'state',
        'failure',
        'attempt',
        'text',
        'created_at',
        'client_message_id',
        'reply_to',
        'intent',
        'content',
        'pictures',
        'deleted_at',
      ],
      reply_orders: [
        'message_id',
        'conversation_id',
        'student_id',
        'position',
        'attempt',
        'interface_language',
        'period_number',
        'units',
        'is_bonus',
        'lease_owner',
        'lease_until',
        'starts',
      ],
    },
    ['Messages to Lumi and its replies', 'to read them again and to go on where the lesson stopped', chatMonths.en],
    ['Сообщения для Луми и его ответы', 'чтобы их можно было перечитать и продолжить с того же места', chatMonths.ru],
  ),
  category(
    { chat_feedback: ['message_id', 'student_id', 'rating', 'reasons', 'text', 'updated_at'] },
    [
      'Opinions on replies: whether one helped, and why not',
      'to make Lumi better',
      'until taken back, or the reply is deleted',
    ],
    [
      'Оценки ответов: помог ли ответ и если нет, то почему',
      'чтобы Луми становился лучше',
      'пока их не отменят или не удалят ответ',
    ],
  ),
  category(
    {
      pictures: [
        'picture_id',
        'student_id',
        'client_image_id',
        'message_id',
        'width',
        'height',
        'size_bytes',
        'content_hash',
        'created_at',
      ],
    },
    [
      'Pictures in messages, without the place and time that a camera adds',
      'to show them again and to read the task',
      `${chatMonths.en}; ${RETENTION.unsentPictureHours} hours if the message was never sent`,
    ],
    [
      'Картинки в сообщениях, без места и времени, которые добавляет камера',
      'чтобы их снова показать и прочитать задание',
      `${chatMonths.ru}; ${RETENTION.unsentPictureHours} часа, если сообщение так и не отправили`,
    ],
  ),
  category(
    { learner_events: ['seq', 'student_id', 'event_id', 'at', 'kind', 'skill', 'event'] },
    [
      'What was practiced: exercises, right and wrong lines, hints used, time taken',
      'to choose the next exercise and to show progress',
      withAccount.en,
    ],
    [
      'Что решалось: задания, верные и неверные строки, открытые подсказки, время',
      'чтобы выбирать следующее задание и показывать успехи',
      withAccount.ru,
    ],
  ),
  category(
    {
      usage_periods: [
        'student_id',
        'number',
        'starts_at',
        'ends_at',
        'allowance',
        'used',
        'grace_turns_used',
        'model_turns',
      ],
      usage_entries: [
        'entry_id',
        'student_id',
        'period_number',
        'message_id',
        'attempt',
        'kind',
        'units',
        'is_bonus',
        'created_at',
      ],
      model_calls: ['call_id', 'student_id', 'at', 'input_tokens', 'cached_tokens', 'output_tokens', 'cost'],
      bonus_balances: ['student_id', 'messages_left'],
      bonus_entries: ['student_id', 'key', 'units', 'reason', 'created_at'],
    },
    [
      'Number of messages used, bonus messages, and how much a language model was used (amount of text and its cost; nothing that was written)',
      'for the daily number and the daily limit of money',
      `${RETENTION.idleChatMonths} months; bonus messages as long as the account exists`,
    ],
    [
      'Сколько сообщений использовано, бонусные сообщения и расход языковой модели (объём текста и его стоимость; ничего из написанного)',
      'для дневного лимита сообщений и денег',
      `${RETENTION.idleChatMonths} месяца; бонусные сообщения — пока существует аккаунт`,
    ],
  ),
  category(
    {
      plan_periods: [
        'period_id',
        'student_id',
        'tariff_id',
        'source',
        'payment_id',
        'starts_at',
        'ends_at',
        'cut_at',
        'closed_at',
        'created_at',
      ],
      subscriptions: [
        'student_id',
        'tariff_id',
        'months',
        'price_minor',
        'currency',
        'catalogue_version',
        'renews',
        'method_id',
        'payer_email',
        'language',
        'time_zone',
        'anchor_at',
        'periods',
        'ends_at',
        'failures',
        'charge_at',
        'reminded_days',
        'upgrade_to',
        'upgrade_requested_at',
      ],
      subject_choices: ['student_id', 'offered_at', 'used_at'],
      payer_links: ['link_id', 'secret_hash', 'student_id', 'tariff_id', 'months', 'created_at', 'expires_at'],
      payment_methods: [
        'method_id',
        'student_id',
        'provider',
        'token',
        'customer',
        'brand',
        'last4',
        'expires',
        'card_key',
        'created_at',
      ],
    },
    [
      'The plan, when it renews, and the last digits of a saved card with the mark by which the payment service knows it',
      'to give what was paid for and to renew it',
      'until the card is removed; the rest as long as the account exists',
    ],
    [
      'Тариф, когда он продлевается, и последние цифры сохранённой карты с меткой, по которой её знает платёжный сервис',
      'чтобы оплаченное работало и продлевалось',
      'карта — пока её не уберут; остальное — пока существует аккаунт',
    ],
  ),
  category(
    {
      payments: [
        'payment_id',
        'number',
        'student_id',
        'kind',
        'status',
        'failure',
        'tariff_id',
        'months',
        'catalogue_version',
        'price_minor',
        'amount_minor',
        'currency',
        'discount',
        'refunded_minor',
        'charged_back_at',
        'provider',
        'provider_payment_id',
        'checkout_url',
        'method_id',
        'card_brand',
        'card_last4',
        'origin_link',
        'payer_email',
        'payer_link_id',
        'attempt_key',
        'order_hash',
        'language',
        'is_at_bank',
        'asked_until',
        'operator_told_at',
        'created_at',
        'settled_at',
      ],
      money_entries: ['entry_id', 'payment_id', 'kind', 'amount_minor', 'currency', 'refunded_minor', 'created_at'],
      refunds: ['refund_id', 'payment_id', 'amount_minor', 'reason', 'state', 'created_at'],
      checkout_consents: ['payment_id', 'kind', 'version', 'language', 'address_prefix', 'accepted_at'],
      payment_events: [
        'provider',
        'event_id',
        'payload',
        'provider_payment_id',
        'our_payment_id',
        'received_at',
        'handled_at',
      ],
    },
    [
      'Payments: what was bought, when, for how much, the last digits of the card; what the payment service said about it',
      'to prove them, to give money back, and because the law asks for the books',
      `${RETENTION.paymentYears} years, after a deletion without the person; messages of the payment service ${RETENTION.paymentEventDays} days`,
    ],
    [
      'Платежи: что куплено, когда, за сколько, последние цифры карты; что сообщил платёжный сервис',
      'чтобы их можно было подтвердить и вернуть деньги и потому что закон требует учёта',
      `${RETENTION.paymentYears} лет, после удаления аккаунта — без указания на человека; сообщения платёжного сервиса — ${RETENTION.paymentEventDays} дней`,
    ],
  ),
  category(
    {
      custom_settings: [
        'student_id',
        'theme',
        'updated_at',
        'analytics_since',
        'notify_replies',
        'notify_reviews',
        'notify_payments',
        'notify_plans',
        'notify_parents',
        'notify_support',
        'notify_by_mail',
        'notify_news',
      ],
    },
    [
      'Settings: theme, notifications, and whether and since when analytics is allowed',
      'so that the app is the same on every device',
      withAccount.en,
    ],
    [
      'Настройки: тема, уведомления и то, разрешена ли аналитика и с какого дня',
      'чтобы приложение было одинаковым на всех устройствах',
      withAccount.ru,
    ],
  ),
  category(
    {
      analytics_batches: ['batch_id', 'student_id', 'session_id', 'received_at', 'properties', 'events', 'size_bytes'],
    },
    [
      'How the app is used, only of who is old enough and has said yes: screens by name and time on them, calls of the app and how fast they were; nothing that was written',
      'to find what is slow and what nobody finds',
      `until the yes is taken back, ${ANALYTICS_STORE.keptDays} days at most`,
    ],
    [
      'Как используется приложение — только у тех, кому позволяет возраст и кто согласился: названия экранов и время на них, обращения приложения к серверу и их скорость; ничего из написанного',
      'чтобы находить, что работает медленно и чего никто не находит',
      `пока согласие не отозвано, но не дольше ${ANALYTICS_STORE.keptDays} дней`,
    ],
  ),
  category(
    {
      feedback_requests: [
        'request_number',
        'student_id',
        'client_request_id',
        'created_at',
        'type',
        'text',
        'messages',
        'pictures',
        'status',
        'changed_at',
      ],
      feedback_messages: [
        'message_id',
        'request_number',
        'author',
        'text',
        'pictures',
        'opens_at',
        'once_key',
        'created_at',
      ],
      pictures: ['is_for_support', 'request_number'],
    },
    [
      'Letters to support and its answers, with pictures and the last messages of the chat if they were sent along',
      'to answer',
      withAccount.en,
    ],
    [
      'Обращения в поддержку и её ответы, вместе с картинками и последними сообщениями чата, если их приложили',
      'чтобы ответить',
      withAccount.ru,
    ],
  ),
  category(
    { students: ['referral_info'] },
    [
      'The address of the first visit, if it was an invitation',
      'to give the friend who invited what was promised',
      withAccount.en,
    ],
    [
      'Ссылка, с которой началось знакомство с Луми, если это приглашение',
      'чтобы пригласивший друг получил обещанное',
      withAccount.ru,
    ],
  ),
  category(
    {
      push_clients: ['client_id', 'endpoint', 'p256dh', 'auth', 'student_id', 'session_id', 'seen_at'],
      push_messages: [
        'push_message_id',
        'student_id',
        'kind',
        'facts',
        'news',
        'created_at',
        'sent_at',
        'sent_to',
        'by_mail',
        'dropped',
        'delivered_at',
        'clicked_at',
      ],
    },
    [
      'Where the browser takes notifications, if they were turned on, and which ones were sent and tapped; nothing of a chat is in them',
      'to tell of replies, reviews and payments while the app is closed',
      `the address as long as it is used; notifications ${PUSH.keptDays} days`,
    ],
    [
      'Куда браузер принимает уведомления, если их включили, и какие из них отправлены и открыты; из чата в них ничего нет',
      'чтобы сообщать об ответах, повторении и платежах, когда приложение закрыто',
      `адрес — пока он используется; уведомления — ${PUSH.keptDays} дней`,
    ],
  ),
  category(
    {
      phone_verifications: [
        'student_id',
        'order_id',
        'phone',
        'phone_hash',
        'language',
        'channel',
        'state',
        'code_hash',
        'reference',
        'digits',
        'tries_left',
        'created_at',
        'resend_at',
        'expires_at',
      ],
      student_phones: ['student_id', 'phone_hash', 'confirmed_at'],
      phone_trials: ['phone_hash', 'started_at'],
      phone_costs: ['day', 'kind', 'key', 'cost'],
      trials: ['student_id', 'started_at', 'ends_at', 'reminded_at'],
      kept_calls: ['id', 'created_at', 'student_id', 'channel', 'phone', 'language', 'text'],
    },
    [
      'A phone number while it is being confirmed, afterward only a keyed hash of it, and the time of the trial',
      'to send the code, and to start one trial with one number',
      `the number at most ${RETENTION.openPhoneHours} hours; the hash ${withAccount.en}; without a name it stays`,
    ],
    [
      'Номер телефона, пока его подтверждают, потом только его хеш с ключом, и время пробного периода',
      'чтобы отправить код и чтобы с одного номера пробный период начинался один раз',
      `номер — не больше ${RETENTION.openPhoneHours} часов; хеш — ${withAccount.ru}; без имени он остаётся`,
    ],
  ),
  category(
    {
      personal_codes: ['student_id', 'code', 'registration_earned', 'created_at'],
      applied_codes: ['student_id', 'code', 'applied_at', 'payment_id'],
      referrals: ['friend_id', 'referrer_id', 'code', 'source', 'state', 'refusal', 'created_at', 'payment_id'],
      referral_rewards: ['reward_id', 'referrer_id', 'friend_id', 'kind', 'messages', 'created_at', 'taken_back_at'],
    },
    [
      'Invitations and promo codes: the own code, a code that was entered, who invited whom and what it earned',
      'to give discount and messages once, and to whom they belong',
      withAccount.en,
    ],
    [
      'Приглашения и промокоды: свой код, введённый код, кто кого пригласил и что за это начислено',
      'чтобы скидка и сообщения доставались один раз и тому, кому положено',
      withAccount.ru,
    ],
  ),
  category(
    { accepted_agreements: ['student_id', 'agreement_id', 'version', 'language', 'content_hash', 'accepted_at'] },
    ['Which agreements were accepted, in which version and language, and when', 'to prove it', withAccount.en],
    [
      'Какие соглашения приняты, какая версия, на каком языке и когда',
      'чтобы это можно было подтвердить',
      withAccount.ru,
    ],
  ),
  category(
    {
      students: ['guardian_state', 'guardian_state_at'],
      guardian_requests: [
        'id',
        'student_id',
        'kind',
        'email',
        'email_key',
        'language',
        'created_at',
        'expires_at',
        'sent_at',
        'reminders_sent',
        'new_birth_date',
        'new_country_id',
        'outcome',
        'closed_at',
      ],
      guardian_links: ['id', 'request_id', 'kind', 'secret_hash', 'created_at'],
      consent_records: [
        'id',
        'at',
        'decision',
        'student_id',
        'request_id',
        'guardian_key',
        'version',
        'content_hash',
        'language',
        'address_prefix',
      ],
    },
    [
      "A parent's email address and decision, where a parent must agree",
      'to prove the consent and to let the parent change it',
      `${withAccount.en}; the proof without names stays`,
    ],
    [
      'Почта родителя и его решение, если нужно согласие',
      'чтобы согласие можно было подтвердить и изменить',
      `${withAccount.ru}; подтверждение без имён остаётся`,
    ],
  ),
  category(
    {
      sessions: [
        'id',
        'student_id',
        'created_at',
        'expires_at',
        'ended_at',
        'end_reason',
        'confirmed_at',
        'last_used_at',
        'browser',
        'system',
        'time_zone',
        'address_prefix',
      ],
      session_tokens: ['hash', 'session_id', 'kind', 'expires_at', 'used_at', 'successor_hash', 'successor_sealed'],
      known_devices: ['student_id', 'device_hash', 'first_seen_at', 'last_seen_at'],
      confirmation_codes: ['session_id', 'code_hash', 'tries_left', 'created_at', 'expires_at'],
    },
    [
      'Sign-ins and devices: browser and system in words, the first part of the network address, time zone, last use',
      'to show and end them in the settings, and to notice a new device',
      'at most 180 days; 400 days for a hash that knows the device again',
    ],
    [
      'Входы и устройства: браузер и система словами, первая часть сетевого адреса, часовой пояс, последнее использование',
      'чтобы их можно было увидеть и завершить в настройках и чтобы замечать новое устройство',
      'не больше 180 дней; 400 дней — хеш, по которому узнаётся устройство',
    ],
  ),
  category(
    {
      mails: [
        'id',
        'created_at',
        'attempts',
        'recipient',
        'reply_to',
        'student_id',
        'kind',
        'language',
        'subject',
        'text',
        'html',
        'sent_at',
        'is_forgotten',
      ],
    },
    [
      'Letters that were sent: address, subject and time; the text until it is sent',
      'to deliver them once',
      `${RETENTION.mailDays} days`,
    ],
    [
      'Отправленные письма: адрес, тема и время; текст — до отправки',
      'чтобы каждое дошло один раз',
      `${RETENTION.mailDays} дней`,
    ],
  ),
  category(
    { mail_stops: ['address_key', 'reason', 'since'] },
    [
      'Mailboxes that are not written to any more, or not about everything, as a hash: there is no such mailbox, or its owner said so',
      'so that no more of these letters go there',
      `until they are wanted again or the account with this address is deleted; ${RETENTION.bounceDays} days if the mailbox did not exist`,
    ],
    [
      'Почтовые ящики, куда больше не пишут или пишут не обо всём, в виде хеша: такого ящика нет или так решил его владелец',
      'чтобы такие письма туда больше не приходили',
      `пока письма снова не понадобятся или до удаления аккаунта с этим адресом; ${RETENTION.bounceDays} дней, если ящика не было`,
    ],
  ),
  category(
    {
      students: [
        'deletion_id',
        'deletion_requested_at',
        'deletion_requested_by',
        'deletes_at',
        'deletion_begun_at',
        'exported_at',
      ],
      audit: ['id', 'at', 'action', 'result', 'student_id', 'session_id', 'address_prefix', 'operator', 'target'],
    },
    [
      'A record of security events: sign-ins, changed passwords, downloads and deletions, with the first part of the network address',
      'to notice and explain misuse',
      '12 months, after a deletion without the person',
    ],
    [
      'Записи о событиях безопасности: входы, смены пароля, скачивание и удаление данных, с первой частью сетевого адреса',
      'чтобы замечать и объяснять злоупотребления',
      '12 месяцев, после удаления аккаунта — без указания на человека',
    ],
  ),
]

/** The list for the parent's page. */
export const storedItems = (language: Language): StoredItem[] => storedData.map(({ texts }) => texts[language])

const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}.`

/** The list for the agreements, as Markdown. */
export const storedList = (language: Language): string =>
  storedItems(language)
    .map(({ what, why, kept }) => `- **${what}**: ${why}. ${sentence(kept)}`)
    .join('\n')
