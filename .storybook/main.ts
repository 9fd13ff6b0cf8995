import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The site's own vite.config.ts would also prerender the pages.
    options: {
      builder: { viteConfigPath: '.storybook/vite.config.ts', configLoader: 'runner' },
    },
  },
  stories: ['./guide/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['../public'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
  },
  // Not needed: the theme sets the backgrounds, and designers would change few props.
  features: {
    backgrounds: false,
    controls: false,
    actions: false,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  docs: { defaultName: 'Todo junto' },
};

export default config;
