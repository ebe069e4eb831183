// The page's scripts as Node reads them: a copy in a folder that says they are modules.
import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PAGE = fileURLToPath(new URL("../../../game/phones/page", import.meta.url));
const copy = await mkdtemp(join(tmpdir(), "notre-dame-page-"));
await cp(PAGE, copy, { recursive: true });
await writeFile(join(copy, "package.json"), '{"type": "module"}');
process.on("exit", () => rmSync(copy, { recursive: true }));

/** One of the page's scripts. */
export const script = (name) => import(pathToFileURL(join(copy, name)));

/** All nodes of a tree that a test is true for. */
export function all(tree, test) {
  return [tree].flat(Infinity).filter((node) => node?.tag).flatMap((node) => [...(test(node) ? [node] : []), ...all(node.children, test)]);
}

export const classed = (name) => (node) => (node.attributes.class ?? "").split(" ").includes(name);

/** What is read in a tree; `heard`: only what isn't hidden from screen readers. */
export function text(tree, heard = false) {
  return [tree].flat(Infinity).map((node) => {
    if (!node?.tag) return String(node ?? "");
    return heard && node.attributes["aria-hidden"] === "true" ? "" : text(node.children, heard);
  }).join("");
}
