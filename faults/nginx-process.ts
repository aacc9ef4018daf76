import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#testing/free-port.ts'
import { findProgram } from './installed-programs.ts'
import { replaceIn } from './replace-in.ts'

export const nginxProgram = findProgram('nginx')

const deploy = join(import.meta.dirname, '../deploy')

/** nginx before instances, with a program beside it that empties its cache. */
export interface Nginx {
  url: string
  output(): string
  /** Everything that the access log has so far. */
  log(): Promise<string>
  stop(): Promise<void>
}

/** A port for nginx's and one for the purging program, which have to be known before the instances start. */
export async function freePorts() {
  const [own, purge] = [await freePort(), await freePort()]
  return { own, purge, purgeUrl: `http://127.0.0.1:${purge}` }
}

interface NginxDependencies {
  ports: { own: number; purge: number }
  instances: string[]
  purgeSecret: string
}

/**
 * Starts nginx with the file that is shipped, but for addresses, names and certificates, and the purging program that is
 * shipped. Each request comes from an address of its own, so that no limit is reached.
 */
export async function startNginx({
  ports,
  instances,
  purgeSecret,
}: NginxDependencies): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nandu-nginx-'))
  const cache = join(folder, 'cache')
  await mkdir(cache)
  const servers = instances.map((url) => `\tserver ${new URL(url).host} max_fails=0;\n`)
  const site = replaceIn(await readFile(join(deploy, 'nginx-cache.conf'), 'utf8'), [
    [/(?:^\tserver 127\.0\.0\.1:\d+ .*\n)+/m, servers.join('')],
    [/^server \{\n\tlisten 80;[^}]*\}\n/m, ''],
    [/^\tlisten 443 .*$/m, `\tlisten 127.0.0.1:${ports.own};`],
    [/^\tlisten \[::\]:443 .*$/m, ''],
    [/^\tssl_certificate .*\n\tssl_certificate_key .*$/m, ''],
    [/\/var\/cache\/nginx\/nandu/, cache],
    [/\/var\/log\/nginx\/nandu\.log/, `${folder}/access.log`],
    [/\/var\/log\/nginx\/nandu-error\.log crit/, 'stderr warn'],
    [/X-Forwarded-For \$remote_addr/, 'X-Forwarded-For $visitor'],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `
user root;
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
map $request_id $visitor { "~^(?<a>.{4})(?<b>.{4})(?<c>.{4})" "2001:$a:$b:$c::1"; }
${site}
}`
  await writeFile(join(folder, 'nginx.conf'), main)
  let printed = ''
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    return child
  }
  const nginx = start(nginxProgram ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {})
  const purging = start(process.execPath, [join(deploy, 'nginx-purge.ts')], {
    CDN_PURGE_SECRET: purgeSecret,
    NGINX_CACHE: cache,
    PORT: String(ports.purge),
  })
  const children = [nginx, purging]
  for (const port of [ports.own, ports.purge]) {
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/metrics`).then(
        () => true,
        () => false,
      )
    while (!(await answers())) {
      if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(printed)
      await pause(20)
    }
  }
  return {
    url: `http://127.0.0.1:${ports.own}`,
    output: () => printed,
    log: () => readFile(join(folder, 'access.log'), 'utf8').catch(() => ''),
    async stop() {
      for (const child of children) {
        const exited = once(child, 'exit')
        if (child.exitCode === null && child.kill('SIGTERM')) await exited
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
