import type en from '../en-US/account.ts'
import type { RussianOf } from '../shape.ts'

export default {
  settings: {
    title: 'Я',
    account: 'Аккаунт',
    app: 'Приложение',
    help: 'Помощь',
    accountAbout: 'Почта, пароль, устройства',
    legal: 'Соглашения',
  },
  confirm: {
    title: 'Подтверди, что это ты',
    password: 'Это непросто отменить. Чтобы продолжить, введи пароль.',
    currentPassword: 'Пароль',
    submit: 'Подтвердить',
    busy: 'Проверяем',
    byCode: 'Лучше пришлите код на почту',
    sendTitle: 'Это непросто отменить. Отправим код на <b>{{email}}</b>, введи его здесь, чтобы продолжить.',
    send: 'Отправить код',
    sending: 'Отправляем',
    sent: 'Код отправлен на <b>{{email}}</b>. Он действует {{minutes}}\u00a0минут.',
    code: 'Код из письма',
    again: 'Отправить новый код',
    byPassword: 'Ввести пароль',
    outbox: 'Открыть исходящие',
  },
} satisfies RussianOf<typeof en>
