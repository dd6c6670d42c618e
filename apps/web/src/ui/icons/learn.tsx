import { Icon, type IconProps } from './icon.tsx'

export const LearnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 5.500A1.5 1.5 0 0 1 6.5 4H18a1 1 0 0 1 1 1v14.500H7A2 2 0 0 1 5 17.500v-12Z" />
    <path d="M5 17.500a2 2 0 0 1 2-2h12M9 8h6" />
  </Icon>
)
