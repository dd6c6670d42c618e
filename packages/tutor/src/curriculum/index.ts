// What is taught, without the tutor that teaches it: the process that serves the app loads only this.
export { itemText } from './item-text.ts'
export { findSkill, type Skill, skills, skillsUpTo } from './skills.ts'
export { onlineTopicsOf, topicsOf } from './topics.ts'
