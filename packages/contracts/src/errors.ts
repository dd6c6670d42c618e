import { passwordTexts } from './password-texts.ts'

/**
 * The error catalogue: every code the API may return, with its HTTP status and its text in both languages (X01 to X06;
 * `docs/architecture.md`, Errors). Where a promise quotes a sentence, the English text is that sentence, word for word.
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
  cancelled: { status: 0, en: 'The request was canceled', ru: 'Запрос отменён' },
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
  busy: {
    status: 503,
    en: 'Many people are asking Lumi right now. Please try again in a moment',
    ru: 'Сейчас у Луми очень много вопросов. Попробуй ещё раз чуть позже',
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
    en: 'This link is not one of ours, or a piece of it is missing. Ask for a new one',
    ru: 'Это не наша ссылка, или в ней не хватает части. Запроси новую',
  },
  auth_link_expired: {
    status: 400,
    en: 'This link has run out of time. Ask for a new one',
    ru: 'Время этой ссылки вышло. Запроси новую',
  },
  auth_link_used: {
    status: 400,
    en: 'This link has already done its work. Ask for a new one if you need it',
    ru: 'Эта ссылка уже сработала. Если нужно, запроси новую',
  },
  registration_not_found: {
    status: 404,
    en: 'This device no longer knows your sign-up. Please fill in the form again',
    ru: 'Это устройство уже не помнит твою регистрацию. Заполни форму ещё раз',
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
  account_email_same: { status: 409, en: 'This is your email already', ru: 'Это и так твоя почта' },
  account_email_taken: {
    status: 409,
    en: 'Another account uses this email by now',
    ru: 'Эта почта уже у другого аккаунта',
  },
  account_session_not_found: {
    status: 404,
    en: 'This device is signed out already',
    ru: 'На этом устройстве выход уже выполнен',
  },
  auth_password_update_failed: { status: 400, en: 'Password update failed', ru: 'Не получилось сменить пароль' },
  social_refused: {
    status: 400,
    en: 'The sign-in was canceled there. Nothing was changed',
    ru: 'Вход там отменён. Ничего не изменилось',
  },
  social_expired: {
    status: 400,
    en: 'This sign-in took too long or was begun in another browser. Please start again',
    ru: 'Вход занял слишком много времени или начат в другом браузере. Начни ещё раз',
  },
  social_unavailable: {
    status: 503,
    en: 'The sign-in service does not answer right now. Try again soon, or use your email',
    ru: 'Сервис входа сейчас не отвечает. Попробуй чуть позже или войди по почте',
  },
  social_failed: {
    status: 400,
    en: 'The sign-in service gave an answer we could not check. Please start again',
    ru: 'Ответ сервиса входа не получилось проверить. Начни ещё раз',
  },
  social_ticket_invalid: {
    status: 400,
    en: 'This sign-in is over: it was used already or took too long. Please start again',
    ru: 'Этот вход уже использован или устарел. Начни ещё раз',
  },
  social_other_browser: {
    status: 400,
    en: 'This link works in the browser where you began. Go back there and type the code from the mail',
    ru: 'Эта ссылка работает в браузере, где начат вход. Вернись туда и введи код из письма',
  },
  social_identity_taken: {
    status: 409,
    en: 'This sign-in already opens another Lumi account',
    ru: 'Этот вход уже открывает другой аккаунт Луми',
  },
  social_last_method: {
    status: 409,
    en: 'This is your only way to sign in. Add another one first',
    ru: 'Это единственный способ войти. Сначала добавь другой',
  },
  agreement_version_exists: {
    status: 409,
    en: 'This agreement has such a version already',
    ru: 'У этого соглашения уже есть такая версия',
  },
  agreement_unreadable: {
    status: 400,
    en: 'An agreement needs a name and a version of letters and digits, and a first heading in both languages',
    ru: 'Соглашению нужны имя и версия из букв и цифр и заголовок первого уровня на обоих языках',
  },
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

  // Deletion and export
  account_deletion_pending: {
    status: 403,
    en: 'This account is about to be deleted. Keep it, and everything works again',
    ru: 'Этот аккаунт скоро будет удалён. Оставь его, и всё снова заработает',
  },
  account_deletion_not_yours: {
    status: 403,
    en: 'Somebody else asked for this deletion, so only they can take it back',
    ru: 'Об удалении попросил другой человек, поэтому и отменить его может только он',
  },
  account_deletion_begun: {
    status: 409,
    en: 'The account is being deleted already, so it cannot be kept any more',
    ru: 'Аккаунт уже удаляется, поэтому сохранить его больше нельзя',
  },
  export_too_soon: {
    status: 429,
    en: 'A copy of your data can be made once a day',
    ru: 'Копию данных можно делать раз в день',
  },
  guardian_only: {
    status: 409,
    en: 'Only a parent or our support can change this now',
    ru: 'Теперь это могут изменить только родители или поддержка',
  },
  guardian_not_needed: {
    status: 409,
    en: 'There is nothing to ask a parent for now',
    ru: 'Сейчас разрешение родителей не нужно',
  },
  guardian_link_invalid: {
    status: 400,
    en: 'This link is not complete, or the account it was about is gone',
    ru: 'Ссылка неполная, или аккаунта, о котором она была, больше нет',
  },
  guardian_link_expired: {
    status: 410,
    en: 'This request has expired. The student can send a new one',
    ru: 'Срок этого запроса истёк. Ученик может отправить новый',
  },
  guardian_link_replaced: {
    status: 410,
    en: 'The student has sent this request to another address since',
    ru: 'Ученик уже отправил этот запрос на другой адрес',
  },
  guardian_link_used: {
    status: 409,
    en: 'This request has been answered already',
    ru: 'На этот запрос уже ответили',
  },
  consent_outdated: {
    status: 409,
    en: 'The text has changed while it was open. Please read it once more',
    ru: 'Пока страница была открыта, текст изменился. Прочитайте его ещё раз',
  },
  consent_decided: {
    status: 409,
    en: 'This has been decided already',
    ru: 'Это уже решено',
  },

  // Profile
  institution_not_found: { status: 404, en: 'There is no such school', ru: 'Такой школы нет' },
  institution_limit: {
    status: 409,
    en: 'This is as many schools as fit here. Change one of them instead',
    ru: 'Больше школ сюда не поместится. Измени одну из них',
  },

  // Chat
  chat_conversation_not_found: { status: 404, en: 'There is no such conversation', ru: 'Такого разговора нет' },
  chat_message_not_found: { status: 404, en: 'There is no such message', ru: 'Такого сообщения нет' },
  chat_message_conflict: {
    status: 409,
    en: 'This message was already sent with another text',
    ru: 'Это сообщение уже отправлено с другим текстом',
  },
  chat_message_not_replayable: {
    status: 409,
    en: 'This answer was given without a network and cannot be taken over. The message can be sent as usual',
    ru: 'Этот ответ дан без сети, и принять его не получилось. Сообщение можно отправить обычным способом',
  },
  chat_quota_exceeded: {
    status: 402,
    en: 'No messages left today. What you wrote is kept',
    ru: 'На сегодня сообщения кончились. Написанное сохранено',
  },

  // Pictures. The reasons of V08 (MaxFileSize, MinWidth, MaxWidth, MinHeight, MaxHeight), each with its limit from
  // `picture-limits.ts` (a test compares them).
  picture_max_file_size: {
    status: 413,
    en: 'This picture is too large: the limit is 10 MB',
    ru: 'Картинка слишком большая: предел 10 МБ',
  },
  picture_min_width: {
    status: 422,
    en: 'This picture is too narrow to read: at least 64 px are needed',
    ru: 'Картинка слишком узкая, не прочитать: нужно хотя бы 64 px',
  },
  picture_max_width: {
    status: 422,
    en: 'This picture is too wide: the limit is 12000 px',
    ru: 'Картинка слишком широкая: предел 12000 px',
  },
  picture_min_height: {
    status: 422,
    en: 'This picture is too low to read: at least 64 px are needed',
    ru: 'Картинка слишком низкая, не прочитать: нужно хотя бы 64 px',
  },
  picture_max_height: {
    status: 422,
    en: 'This picture is too high: the limit is 12000 px',
    ru: 'Картинка слишком высокая: предел 12000 px',
  },
  picture_max_pixels: {
    status: 422,
    en: 'This picture has too many pixels: the limit is 50 million',
    ru: 'В картинке слишком много пикселей: предел 50 миллионов',
  },
  picture_day_limit: {
    status: 402,
    en: 'Your 3 photos of today are used. New ones come at midnight; until then type the task in words',
    ru: 'На сегодня все 3 фото использованы. Новые появятся в полночь, а пока напиши задание словами',
  },
  picture_not_an_image: {
    status: 415,
    en: 'This is no picture that Lumi can take. JPEG, PNG and WebP work',
    ru: 'Такую картинку Луми не примет. Подойдут JPEG, PNG и WebP',
  },
  picture_broken: {
    status: 422,
    en: 'This picture is damaged. Take it again or choose another one',
    ru: 'Картинка повреждена. Сними ещё раз или выбери другую',
  },
  picture_not_found: {
    status: 404,
    en: 'This picture is no longer here. Please add it again',
    ru: 'Этой картинки здесь больше нет. Добавь её ещё раз',
  },
  picture_conflict: {
    status: 409,
    en: 'This picture was already sent with another message',
    ru: 'Эта картинка уже отправлена с другим сообщением',
  },
  picture_no_space: {
    status: 507,
    en: 'There is no room for pictures right now. Please try again later',
    ru: 'Сейчас для картинок нет места. Попробуй позже',
  },

  // Made on the client; kept here so that X06 holds for all error texts.
  login_failed: { status: 0, en: 'Failed to login', ru: 'Не получилось войти' },
  signup_failed: { status: 0, en: 'Failed to create account', ru: 'Не получилось создать аккаунт' },
  logout_failed: {
    status: 0,
    en: 'Signed out on this device. The server will be told as soon as it answers',
    ru: 'На этом устройстве выход выполнен. Сервер узнает об этом, как только ответит',
  },
  send_failed: { status: 0, en: 'Unable to send message', ru: 'Не получилось отправить сообщение' },
  copy_failed: { status: 0, en: 'Copy to clipboard failed', ru: 'Не получилось скопировать' },
  microphone_denied: {
    status: 0,
    en: 'Microphone cannot be accessed',
    ru: 'Нет доступа к микрофону',
  },
  listen_failed: {
    status: 0,
    en: 'This cannot be read aloud here',
    ru: 'Здесь это не получится прочитать вслух',
  },
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

  // Voice
  voice_empty: {
    status: 400,
    en: 'The recording is empty. Please record it again',
    ru: 'Запись пустая. Запиши ещё раз',
  },
  voice_too_long: {
    status: 413,
    en: 'This recording is too long. Two minutes are the limit',
    ru: 'Запись слишком длинная. Можно до двух минут',
  },
  voice_unreadable: {
    status: 415,
    en: 'This recording cannot be read. Please record it again',
    ru: 'Эту запись не получилось прочитать. Запиши ещё раз',
  },
  voice_nothing_heard: {
    status: 400,
    en: 'No words were heard. Please record it again or type your message',
    ru: 'Слов не слышно. Запиши ещё раз или напиши текстом',
  },
  voice_unavailable: {
    status: 503,
    en: 'The speech service does not answer right now. Please type your message',
    ru: 'Сервис речи сейчас не отвечает. Напиши сообщение текстом',
  },

  // Programs
  skill_not_found: { status: 404, en: 'There is no such topic here', ru: 'Такой темы здесь нет' },
  program_not_found: { status: 404, en: 'There is no such subject here', ru: 'Такого предмета здесь нет' },
  program_subject_limit: {
    status: 409,
    en: 'Your plan has no room for another subject. Pause one first',
    ru: 'В твоём тарифе больше нет места для предметов. Сначала поставь один на паузу',
  },
  program_change_limit: {
    status: 409,
    en: 'You can change one subject a day.',
    ru: 'Менять предметы можно раз в день.',
  },
  program_unavailable: {
    status: 409,
    en: 'This subject needs the online tutor, which is not here yet',
    ru: 'Этому предмету нужен онлайн-учитель, его здесь пока нет',
  },

  // Plans and payments
  billing_off: {
    status: 409,
    en: 'Everything is free here, nothing is sold',
    ru: 'Здесь всё бесплатно, ничего не продаётся',
  },
  payment_parent_only: {
    status: 403,
    en: 'A parent decides about paying. Send them the link',
    ru: 'Про оплату решают родители. Отправь им ссылку',
  },
  payment_conflict: {
    status: 409,
    en: 'This order was already sent with other contents. Please start again',
    ru: 'Этот заказ уже отправлен с другим содержанием. Начни ещё раз',
  },
  payment_in_progress: {
    status: 409,
    en: 'The payment is being prepared. Please wait a moment',
    ru: 'Платёж уже готовится. Подожди немного',
  },
  payment_unavailable: {
    status: 503,
    en: 'The payment service does not answer right now. Nothing was charged. Please try again soon',
    ru: 'Платёжный сервис сейчас не отвечает. Ничего не списано. Попробуй чуть позже',
  },
  payment_link_invalid: { status: 400, en: 'Invalid payment link', ru: 'Неверная ссылка на платёж' },
  payment_not_found: { status: 404, en: 'Wrong payment ID', ru: 'Неверный номер платежа' },
  payment_webhook_refused: {
    status: 400,
    en: 'The callback could not be verified',
    ru: 'Уведомление не прошло проверку',
  },
  payment_method_not_found: { status: 404, en: 'There is no such card here', ru: 'Такой карты здесь нет' },
  payment_method_none: {
    status: 409,
    en: 'There is no saved card to renew with. Choose a plan again after this one ends',
    ru: 'Нет сохранённой карты для продления. Выбери тариф снова, когда этот закончится',
  },
  tariff_price_changed: {
    status: 409,
    en: 'The price has changed. Please look at it once more',
    ru: 'Цена изменилась. Посмотри на неё ещё раз',
  },
  tariff_current: { status: 409, en: 'This is your plan already', ru: 'Это и так твой тариф' },
  tariff_cancel_first: {
    status: 409,
    en: 'Turn off the renewal first, then choose this plan after the current one ends',
    ru: 'Сначала отключи продление, а когда тариф закончится, выбери этот',
  },
  tariff_upgrade_only: {
    status: 409,
    en: 'You have a plan. To move up, use the upgrade under Subscription',
    ru: 'У тебя уже есть тариф. Перейти на больший можно в разделе «Подписка»',
  },
  tariff_no_upgrade: { status: 409, en: 'There is nothing to move up to here', ru: 'Здесь не на что переходить' },
  subscription_none: {
    status: 409,
    en: 'There is no paid plan to change',
    ru: 'Нет платного тарифа, который можно изменить',
  },
  subject_choice_used: {
    status: 409,
    en: 'There is no such choice open now. Subjects can be changed once a day',
    ru: 'Сейчас выбирать не нужно. Предметы можно менять раз в день',
  },
  payer_link_invalid: {
    status: 400,
    en: 'This link is not complete, or the account it was about is gone',
    ru: 'Ссылка неполная, или аккаунта, о котором она была, больше нет',
  },
  payer_link_expired: {
    status: 410,
    en: 'This link has expired. The student can send a new one',
    ru: 'Срок ссылки истёк. Ученик может отправить новую',
  },
  payer_link_used: { status: 409, en: 'This link has paid already', ru: 'По этой ссылке уже заплатили' },

  // Phone and trial
  phone_unknown: {
    status: 400,
    en: 'There is no such phone number. Check the digits and the country code',
    ru: 'Такого номера нет. Проверь цифры и код страны',
  },
  phone_not_mobile: {
    status: 400,
    en: 'This is not a mobile number. The trial needs one that can take calls or texts',
    ru: 'Это не мобильный номер. Для пробного периода нужен такой, на который приходят звонки или СМС',
  },
  phone_country: {
    status: 400,
    en: 'Numbers of this country cannot be confirmed here yet',
    ru: 'Номера этой страны здесь пока не подтвердить',
  },
  phone_channel: {
    status: 400,
    en: 'This way is not available here. Try the other one',
    ru: 'Этот способ здесь недоступен. Попробуй другой',
  },
  phone_too_soon: {
    status: 429,
    en: 'A code is on its way. Please wait a little before you ask for another one',
    ru: 'Код уже в пути. Подожди немного, прежде чем просить новый',
  },
  phone_day_limit: {
    status: 429,
    en: 'No more codes can be sent today. Please try again tomorrow',
    ru: 'Сегодня больше кодов отправить нельзя. Попробуй завтра',
  },
  phone_nothing_sent: {
    status: 404,
    en: 'There is no code to confirm. Enter the number again',
    ru: 'Подтверждать пока нечего. Введи номер ещё раз',
  },
  phone_code_wrong: {
    status: 400,
    en: "That's not the code. Check the digits and try again",
    ru: 'Это не тот код. Проверь цифры и попробуй ещё раз',
  },
  phone_code_expired: {
    status: 400,
    en: 'This code has run out of time. Ask for a new one',
    ru: 'Время этого кода вышло. Запроси новый',
  },
  phone_code_spent: {
    status: 400,
    en: 'That was the last try for this code. Ask for a new one',
    ru: 'Это была последняя попытка для этого кода. Запроси новый',
  },
  phone_service_unavailable: {
    status: 503,
    en: 'The code cannot be checked right now. Please try again in a moment',
    ru: 'Сейчас код не получается проверить. Попробуй чуть позже',
  },
  trial_phone_used: {
    status: 409,
    en: 'A trial was already started with this number. Each number starts one',
    ru: 'С этим номером пробный период уже начинали. На каждый номер он один',
  },
  trial_used: {
    status: 409,
    en: 'You have had your trial. Each student has one',
    ru: 'Пробный период уже был. У каждого он один',
  },
  trial_unavailable: { status: 409, en: 'There is no trial here', ru: 'Пробного периода здесь нет' },

  // Promo codes
  promo_code_not_found: {
    status: 404,
    en: 'There is no such code. Check the letters and digits',
    ru: 'Такого кода нет. Проверь буквы и цифры',
  },
  promo_code_own: {
    status: 409,
    en: 'This is your own code. It is for your friends',
    ru: 'Это твой собственный код. Он для друзей',
  },
  promo_code_not_yet: { status: 409, en: 'This code does not work yet', ru: 'Этот код ещё не действует' },
  promo_code_expired: { status: 409, en: 'This code has expired', ru: 'Срок этого кода истёк' },
  promo_code_country: {
    status: 409,
    en: 'This code does not work in your country',
    ru: 'В твоей стране этот код не действует',
  },
  promo_code_used: { status: 409, en: 'You have used this code already', ru: 'Этот код уже использован тобой' },
  promo_code_used_up: {
    status: 409,
    en: 'This code has been used as often as it can be',
    ru: 'Этот код уже использовали столько раз, сколько можно',
  },
  promo_code_friend_already: {
    status: 409,
    en: 'Another friend has invited you already. That discount counts',
    ru: 'Тебя уже пригласил другой друг. Действует эта скидка',
  },
  promo_code_first_payment_only: {
    status: 409,
    en: 'Codes work for the first payment only',
    ru: 'Коды действуют только на первую оплату',
  },

  // Requests to support
  feedback_request_not_found: { status: 404, en: 'There is no such request', ru: 'Такого обращения нет' },
  feedback_request_archived: {
    status: 409,
    en: 'This request is in the archive. Please write a new one',
    ru: 'Это обращение в архиве. Напиши новое',
  },
  feedback_request_full: {
    status: 409,
    en: 'This request is very long by now. Please write a new one',
    ru: 'Это обращение стало слишком длинным. Напиши новое',
  },

  // Pushes
  push_client_not_found: {
    status: 404,
    en: 'This browser is not known yet. Turn notifications on again',
    ru: 'Этот браузер пока не известен. Включи уведомления ещё раз',
  },
  push_endpoint_unknown: {
    status: 400,
    en: 'Lumi does not know the push service of this browser',
    ru: 'Луми не знает службу уведомлений этого браузера',
  },
} as const satisfies Record<string, { status: number; en: string; ru: string }>

export type ErrorCode = keyof typeof errorCatalogue
export type Language = 'en' | 'ru'

/**
 * Field rules and their texts (V01 to V07). A zod check carries one of these keys as its `error`,
 * so that the same schema speaks the user's language on both sides. `{limit}` is the number of the rule (`field-rules.ts`).
 */
export const validationCatalogue = {
  required: { en: 'Required', ru: 'Обязательное поле' },
  email: { en: 'Invalid email', ru: 'Неверный адрес почты' },
  password_length: { en: 'At least 8 characters', ru: 'Не меньше 8 символов' },
  password_too_long: { en: 'At most 128 characters', ru: 'Не больше 128 символов' },
  password_uppercase: { en: 'Add an uppercase letter', ru: 'Добавь заглавную букву' },
  password_lowercase: { en: 'Add a lowercase letter', ru: 'Добавь строчную букву' },
  password_special: { en: 'Add a special character', ru: 'Добавь специальный символ' },
  password_common: passwordTexts.password_common,
  password_own_address: passwordTexts.password_own_address,
  password_repeats: passwordTexts.password_repeats,
  password_sequence: passwordTexts.password_sequence,
  password_keys: passwordTexts.password_keys,
  password_date: passwordTexts.password_date,
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
  wrong_email: { en: 'Wrong Email', ru: 'Это не та почта' },
  guardian_is_student: {
    en: 'This is your own address. Lumi needs the address of a parent or guardian',
    ru: 'Это твой адрес. Нужен адрес кого-то из родителей',
  },
  guardian_confirm: {
    en: 'Please confirm that you are the parent or guardian',
    ru: 'Подтвердите, что вы родитель или законный представитель',
  },
  checkout_terms: { en: 'Please accept the terms of payment', ru: 'Нужно принять условия оплаты' },
  checkout_autopay: { en: 'Please allow the automatic payments', ru: 'Нужно разрешить автоплатежи' },
  too_long: { en: 'This is too long', ru: 'Слишком длинно' },
  too_short: { en: 'This is too short', ru: 'Слишком коротко' },
  message_too_long: { en: 'A message has at most 8 000 characters', ru: 'В сообщении не больше 8 000 символов' },
  text_not_allowed: {
    en: 'This text holds characters that cannot be stored',
    ru: 'В тексте есть символы, которые нельзя сохранить',
  },
  min: { en: 'At least {limit}', ru: 'Не меньше {limit}' },
  max: { en: 'At most {limit}', ru: 'Не больше {limit}' },
  positive: { en: 'Must be more than zero', ru: 'Должно быть больше нуля' },
  integer: { en: 'Must be a whole number', ru: 'Нужно целое число' },
  number: { en: 'Must be a number', ru: 'Нужно число' },
  exact_length: { en: 'Exactly {limit} characters', ru: 'Символов: ровно {limit}' },
  min_length: { en: 'At least {limit} characters', ru: 'Символов: не меньше {limit}' },
  max_length: { en: 'At most {limit} characters', ru: 'Символов: не больше {limit}' },
  start_after_end: { en: 'The end comes before the start', ru: 'Конец раньше начала' },
  at_least_one: { en: 'Choose at least one', ru: 'Выбери хотя бы один вариант' },
  guid: { en: 'Not a valid identifier', ru: 'Неверный идентификатор' },
  unknown_field: { en: 'Unknown field', ru: 'Неизвестное поле' },
  invalid: { en: 'Not a valid value', ru: 'Неверное значение' },
} as const satisfies Record<string, { en: string; ru: string }>

export type ValidationCode = keyof typeof validationCatalogue

export interface ValidationError {
  /** Path of the field in the request, joined by dots: `email`, `acceptedAgreements.0.version`. */
  path: string
  code: ValidationCode
  /** The limit of the rule, if its sentence has one. */
  limit?: number
  localizedMessage: string
}

/** The code of a failed check, as zod reports it: `required`, or `min:5` with the limit of the rule. */
export interface FieldRule {
  code: ValidationCode
  limit?: number
}

/** Undefined when the text is not one of our codes. */
export function fieldRule(error: string): FieldRule | undefined {
  const [code, limit] = error.split(':')
  if (!isValidationCode(code)) return undefined
  return limit === undefined ? { code } : { code, limit: Number(limit) }
}

/** @param text for a code without a text in the catalogue */
export const fieldRuleText = (
  { code, limit }: FieldRule,
  language: Language,
  text: string = validationCatalogue[code][language],
): string => text.replace('{limit}', `${limit?.toLocaleString(language)}`)

/** The body of every response outside 200-299 (docs/architecture.md, Errors). */
export interface ErrorBody {
  code: ErrorCode
  /** English, for logs and developers. */
  message: string
  /** In the language of the request's `Language-Id` header. */
  localizedMessage: string
  validationErrors?: ValidationError[]
  traceId: string
}

/** A refusal that the caller may see. Any other exception is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: {
    validationErrors?: ({ path: string; localizedMessage?: string } & FieldRule)[]
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
