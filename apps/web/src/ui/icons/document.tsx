import { Icon, type IconProps } from './icon.tsx'

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.500h8l4.5 4.500v12.500H6v-17ZM14 3.500V8h4.500M9 12.500h6M9 16h6" />
  </Icon>
)
