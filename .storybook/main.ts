import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Not the site's own configuration, which also prerenders pages and serves an inbox.
    options: {
      builder: { viteConfigPath: '.storybook/vite.config.ts', configLoader: 'runner' },
    },
  },
  stories: ['./guide/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['../public', './static'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
  },
  // The site has its own grounds, and its parts have hardly any properties to play with.
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
