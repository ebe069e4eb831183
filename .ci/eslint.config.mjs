// The rules for the JavaScript of the phones' page and its tests.
import js from "@eslint/js";
import globals from "globals";

const ours = {
  ...js.configs.recommended.rules,
  "curly": ["error", "multi-line"],
  "eqeqeq": "error",
  "no-constructor-return": "error",
  "no-implicit-globals": "error",
  "no-promise-executor-return": "error",
  "no-self-compare": "error",
  "no-shadow": "error",
  "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_" }],
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "no-useless-assignment": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "require-await": "error",
};

export default [
  {
    files: ["**/page/*.js"],
    ignores: ["**/page/old.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    rules: ours,
  },
  {
    // Read by browsers that know no other language.
    files: ["**/page/old.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script", globals: globals.browser },
    rules: { ...js.configs.recommended.rules, "no-use-before-define": ["error", { functions: false }] },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.node },
    rules: ours,
  },
];
