import type { Progress } from '@lumi/contracts/learning'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './learning.module.css'

/** Every skill of the grade under its topic; how it stands is a word, not only a colour. */
export function SkillMap({ map }: { map: Progress['map'] }) {
  const { t } = useTranslation('learning')
  return map.map(({ subject, topics }) => (
    <section key={subject} className={styles.group} aria-labelledby={`map-${subject}`}>
      <h2 id={`map-${subject}`}>{t('map.title')}</h2>
      <p className={styles.caption}>{t('map.about')}</p>
      <ol className={styles.map}>
        {topics.map(({ topicId, title, skills }) => (
          <li key={topicId}>
            <h3>{title}</h3>
            <ul>
              {skills.map((skill) => (
                <li key={skill.skillId} data-standing={skill.standing}>
                  <span>{skill.title}</span>
                  <span className={styles.caption}>{t(`standing.${skill.standing}`)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  ))
}
