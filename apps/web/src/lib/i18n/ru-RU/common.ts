import type en from '../en-US/common.ts'
import type { RussianOf } from '../shape.ts'

export default {
  brand: 'Луми',
  language: 'Язык',
  theme: { label: 'Тема', system: 'Как на устройстве', light: 'Светлая', dark: 'Тёмная' },
  close: 'Закрыть',
  dismiss: 'Убрать',
  retry: 'Попробовать ещё раз',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  skip: 'К содержанию',
  skipToField: 'К полю сообщения',
  dateOrder: 'День, месяц и год, восемь цифр',
  dateOrderDayFirst: 'День, месяц и год, восемь цифр',
  tabs: { label: 'Разделы', chat: 'Чат', learn: 'Учёба', me: 'Я' },
  notFound: {
    pageTitle: 'Страница не найдена',
    equation: 'страница равна пустой клетке',
    page: 'страница',
    title: 'По этому адресу решений нет',
    text: 'Ссылка могла устареть, или в ней не хватает буквы. Чаты и предметы там же, где были.',
    chat: 'Вернуться в чат',
    signup: 'На главную',
    login: 'Войти',
  },
  offline: {
    title: 'Нет сети',
    unreachable: 'Нет связи с\u00A0Луми',
    text: 'Всё, что уже открывалось, можно читать. Связь восстановится сама.',
    unseen: 'Здесь эта страница ещё не открывалась. Она откроется сама, когда появится сеть.',
  },
  crash: {
    title: 'Страница не открылась',
    text: 'Всё отправленное хранится на сервере. Попробуй ещё раз, а если не поможет, обнови страницу.',
  },
} satisfies RussianOf<typeof en>
