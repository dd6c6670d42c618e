// The curriculum without the tutor: the server's web process loads only this.
export { itemText } from './item-text.ts'
export { findSkill, type Skill, skills, skillsUpTo } from './skills.ts'
export { onlineTopicsOf, topicsOf } from './topics.ts'
