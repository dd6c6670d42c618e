import type en from '../en-US/offline.ts'
import type { RussianOf } from '../shape.ts'

export default {
  mark: 'Ответ без сети',
  note: 'Луми отвечает прямо на устройстве. На других устройствах это появится позже.',
  title: 'Без сети',
  about: 'Луми решает, подсказывает и проверяет прямо на этом устройстве.',
  maths: 'Математика',
  physics: 'Физика',
  chemistry: 'Химия',
  size: 'Скачать {{size}} МБ',
  unknown: 'Скачается, когда будет сеть',
  loading: 'Скачивается: {{percent}} %',
  ready: 'На этом устройстве',
} satisfies RussianOf<typeof en>
