import { Icon, type IconProps } from './icon.tsx'

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="9" width="16" height="4" rx="1" />
    <path d="M5.5 13v6.500h13V13M12 9v10.500M12 9C9 9 7.5 7.6 7.5 6.200S8.6 4 9.7 4C11.2 4 12 6 12 9Zm0 0c3 0 4.5-1.4 4.5-2.800S15.4 4 14.3 4C12.8 4 12 6 12 9Z" />
  </Icon>
)
