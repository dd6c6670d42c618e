/**
 * The error catalogue: every code the API may answer, its HTTP status and its text in both languages.
 * Source: product specification section 8; checklist X01 to X06; `docs/architecture.md` "Errors".
 * Where the specification gives a sentence, the English text is that sentence, word for word.
 */
export const errorCatalogue = {
  // Transport. `network`, `timeout` and `cancelled` are made on the client and have no response behind them.
  network: {
    status: 0,
    en: 'Something went wrong. Please check your internet connection and try again',
    ru: 'Что-то пошло не так. Проверь интернет и попробуй ещё раз',
  },
  timeout: {
    status: 0,
    en: 'The server took too long to answer. Please try again',
    ru: 'Сервер отвечал слишком долго. Попробуй ещё раз',
  },
  cancelled: { status: 0, en: 'The request was cancelled', ru: 'Запрос отменён' },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Nothing is lost. Please try again',
    ru: 'У нас что-то сломалось. Ничего не пропало. Попробуй ещё раз',
  },
  unavailable: {
    status: 503,
    en: 'Lumi is resting for a moment. Please try again soon',
    ru: 'Луми ненадолго отошёл. Попробуй ещё раз чуть позже',
  },
  validation_failed: { status: 400, en: 'Please check what you entered', ru: 'Проверь, что введено' },
  malformed_request: { status: 400, en: 'The request could not be read', ru: 'Запрос не получилось прочитать' },
  payload_too_large: { status: 413, en: 'This is too large to send', ru: 'Это слишком большое, не отправить' },
  unsupported_media_type: {
    status: 415,
    en: 'This kind of content cannot be sent here',
    ru: 'Такое содержимое сюда не отправить',
  },
  not_found: { status: 404, en: 'There is nothing at this address', ru: 'По этому адресу ничего нет' },
  method_not_allowed: { status: 405, en: 'This cannot be done here', ru: 'Здесь так нельзя' },
  cross_site_refused: {
    status: 403,
    en: 'This request came from another site and was refused',
    ru: 'Запрос пришёл с другого сайта и отклонён',
  },
  too_many_requests: {
    status: 429,
    en: 'That was a lot at once. Please wait a little and try again',
    ru: 'Слишком много попыток подряд. Подожди немного и попробуй ещё раз',
  },

  // Accounts
  auth_required: { status: 401, en: 'Please log in', ru: 'Нужно войти' },
  auth_invalid_login: { status: 400, en: 'Invalid login', ru: 'Почта и пароль не подходят друг к другу' },
  auth_email_not_confirmed: {
    status: 400,
    en: 'Please confirm your email first. We have sent the link again',
    ru: 'Сначала подтверди почту. Мы отправили ссылку ещё раз',
  },
  auth_link_invalid: {
    status: 400,
    en: 'This link is invalid or has expired. Ask for a new one',
    ru: 'Ссылка неверна или устарела. Запроси новую',
  },
  auth_recent_sign_in_required: {
    status: 403,
    en: 'Please confirm that it is you',
    ru: 'Подтверди, что это ты',
  },
  auth_wrong_password: { status: 400, en: 'This is not the current password', ru: 'Это не текущий пароль' },
  auth_wrong_code: {
    status: 400,
    en: 'This code is wrong or too old. Ask for a new one',
    ru: 'Код неверен или устарел. Запроси новый',
  },
  auth_password_update_failed: { status: 400, en: 'Password update failed', ru: 'Не получилось сменить пароль' },
  agreement_not_found: { status: 404, en: 'There is no such agreement', ru: 'Такого соглашения нет' },
  agreement_outdated: {
    status: 409,
    en: 'The agreement has a new version. Please read and accept it',
    ru: 'У соглашения новая версия. Прочитай и прими её',
  },

  // People under age
  consent_required: {
    status: 403,
    en: 'The chat opens once Lumi knows your date of birth and, if you are younger, a parent has agreed',
    ru: 'Чат откроется, когда Луми узнает дату рождения, а если нужно — когда согласится кто-то из родителей',
  },

  // Chat
  chat_conversation_not_found: { status: 404, en: 'There is no such conversation', ru: 'Такого разговора нет' },
  chat_message_not_found: { status: 404, en: 'There is no such message', ru: 'Такого сообщения нет' },
  chat_message_conflict: {
    status: 409,
    en: 'This message was already sent with another text',
    ru: 'Это сообщение уже отправлено с другим текстом',
  },
  chat_quota_exceeded: {
    status: 402,
    en: 'No messages left today. What you wrote is kept',
    ru: 'На сегодня сообщения кончились. Написанное сохранено',
  },

  // Made on the client, kept here so that X06 holds for every text a student can meet.
  login_failed: { status: 0, en: 'Failed to login', ru: 'Не получилось войти' },
  signup_failed: { status: 0, en: 'Failed to create account', ru: 'Не получилось создать аккаунт' },
  logout_failed: {
    status: 0,
    en: 'Signed out on this device. The server will be told as soon as it answers',
    ru: 'На этом устройстве выход выполнен. Сервер узнает об этом, как только ответит',
  },
  send_failed: { status: 0, en: 'Unable to send message', ru: 'Не получилось отправить сообщение' },
  copy_failed: { status: 0, en: 'Copy to clipboard failed', ru: 'Не получилось скопировать' },
  storage_unavailable: {
    status: 0,
    en: 'No available storage method found. Lumi works, but forgets everything when you close the page',
    ru: 'Нет доступного хранилища. Луми работает, но всё забудет, когда страница закроется',
  },
  storage_full: {
    status: 0,
    en: 'The storage on this device is full. Lumi works, but forgets everything when you close the page',
    ru: 'Память устройства заполнена. Луми работает, но всё забудет, когда страница закроется',
  },

  // Replies that ended as `failed`
  reply_failed: {
    status: 0,
    en: 'The reply broke off. Nothing was charged',
    ru: 'Ответ оборвался. Сообщение не списано',
  },
  reply_provider_unavailable: {
    status: 0,
    en: 'The tutor could not be reached. Nothing was charged',
    ru: 'Учитель сейчас недоступен. Сообщение не списано',
  },
  reply_timed_out: {
    status: 0,
    en: 'The reply stopped arriving. Nothing was charged',
    ru: 'Ответ перестал приходить. Сообщение не списано',
  },
} as const satisfies Record<string, { status: number; en: string; ru: string }>

export type ErrorCode = keyof typeof errorCatalogue
export type Language = 'en' | 'ru'

/**
 * Field rules and their texts (checklist V01 to V07). A zod check carries one of these keys as its `error`,
 * so that the same schema speaks the user's language on both sides.
 */
export const validationCatalogue = {
  required: { en: 'Required', ru: 'Обязательное поле' },
  email: { en: 'Invalid email', ru: 'Неверный адрес почты' },
  password_length: { en: 'At least 8 characters', ru: 'Не меньше 8 символов' },
  password_too_long: { en: 'At most 128 characters', ru: 'Не больше 128 символов' },
  password_uppercase: { en: 'Add an uppercase letter', ru: 'Добавь заглавную букву' },
  password_lowercase: { en: 'Add a lowercase letter', ru: 'Добавь строчную букву' },
  password_special: { en: 'Add a special character', ru: 'Добавь специальный символ' },
  password_common: {
    en: 'This password is too easy to guess',
    ru: 'Этот пароль слишком легко угадать',
  },
  confirmation_code: { en: 'The code has 6 digits', ru: 'В коде 6 цифр' },
  password_mismatch: { en: 'Password mismatch', ru: 'Пароли не совпадают' },
  agreement_required: {
    en: 'You should accept user agreement first',
    ru: 'Сначала нужно принять соглашение',
  },
  phone: { en: 'Phone: 8 to 16 symbols, format +79999999999', ru: 'Телефон: от 8 до 16 символов, формат +79999999999' },
  date: { en: 'There is no such date', ru: 'Такой даты нет' },
  date_in_future: { en: 'This day is still to come', ru: 'Этот день ещё не наступил' },
  age_too_young: {
    en: 'Lumi is for people from 5 years on. Please check the year',
    ru: 'Луми — для тех, кому уже есть 5 лет. Проверь год',
  },
  age_too_old: { en: 'Please check the year', ru: 'Проверь год' },
  too_long: { en: 'This is too long', ru: 'Слишком длинно' },
  too_short: { en: 'This is too short', ru: 'Слишком коротко' },
  message_too_long: { en: 'A message has at most 8 000 characters', ru: 'В сообщении не больше 8 000 символов' },
  text_not_allowed: {
    en: 'This text holds characters that cannot be stored',
    ru: 'В тексте есть символы, которые нельзя сохранить',
  },
  guid: { en: 'Not a valid identifier', ru: 'Неверный идентификатор' },
  unknown_field: { en: 'Unknown field', ru: 'Неизвестное поле' },
  invalid: { en: 'Not a valid value', ru: 'Неверное значение' },
} as const satisfies Record<string, { en: string; ru: string }>

export type ValidationCode = keyof typeof validationCatalogue

export interface ValidationError {
  /** Path of the field in the request, joined by dots: `email`, `acceptedAgreements.0.version`. */
  path: string
  code: ValidationCode
  localizedMessage: string
}

/** The body of every answer outside 200-299. Source: decisions, "Errors". */
export interface ErrorBody {
  code: ErrorCode
  /** English, for logs and developers. */
  message: string
  /** In the language of the request's `Language-Id` header. */
  localizedMessage: string
  validationErrors?: ValidationError[]
  traceId: string
}

/** A refusal: something the caller may see. A bug is any other exception. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: {
    validationErrors?: { path: string; code: ValidationCode }[]
    retryAfterSeconds?: number
    body?: Partial<ErrorBody>
    cause?: unknown
  }
  constructor(code: ErrorCode, details: AppError['details'] = {}) {
    super(errorCatalogue[code].en, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
  get status(): number {
    return errorCatalogue[this.code].status
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value)
}

export function isValidationCode(value: unknown): value is ValidationCode {
  return typeof value === 'string' && Object.hasOwn(validationCatalogue, value)
}
