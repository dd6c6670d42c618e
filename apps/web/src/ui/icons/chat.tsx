import { Icon, type IconProps } from './icon.tsx'

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.500C4 7.4 7.6 4.5 12 4.500s8 2.9 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L4.8 20l1-3.400C4.7 15.2 4 13.5 4 11.500Z" />
    <path d="M8.5 11.500h.01M12 11.500h.01M15.5 11.500h.01" />
  </Icon>
)
