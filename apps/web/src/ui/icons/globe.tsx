import { Icon, type IconProps } from './icon.tsx'

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M3.7 12h16.600M12 3.700c2.3 2.3 3.5 5 3.5 8.300s-1.2 6-3.5 8.300C9.7 18 8.5 15.3 8.5 12s1.2-6 3.5-8.300Z" />
  </Icon>
)
