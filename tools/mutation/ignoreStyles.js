import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Leaves out the styles that `styled()` takes: jsdom has no layout, so that only a browser sees them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'styles', {
    shouldIgnore({ node }) {
      const { callee } = node.type === 'CallExpression' ? node : {};
      if (callee?.type === 'CallExpression' && callee.callee.name === 'styled') return 'a style';
    },
  }),
];
