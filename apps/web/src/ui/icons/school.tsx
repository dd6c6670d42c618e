import { Icon, type IconProps } from './icon.tsx'

export const SchoolIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9.5 12 5l9 4.5-9 4.5-9-4.5ZM7 11.8v4.4c1.3 1.3 3 2 5 2s3.7-.7 5-2v-4.400M21 9.5v5" />
  </Icon>
)
