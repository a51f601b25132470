import { SegredoIlegivel } from '../../platform/cofre.ts';
import type { Db } from '../../platform/db.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { chavesGeradas } from '../../platform/push/chaves-geradas.ts';
import type { Remetente } from '../../platform/push/enviar.ts';
import { defeitoDoPar } from '../../platform/push/par-de-chaves.ts';
import { lerEmVigor } from '../configuracao-sistema/configuracao-sistema.service.ts';

export type MeiosDasChaves = Pick<Plataforma, 'config' | 'cofre' | 'agora' | 'log'>;

/** The keys that an administrator saved, or the environment sets; null where none are in use. */
async function remetenteConfigurado(db: Db, meios: MeiosDasChaves): Promise<Remetente | null> {
  try {
    const { valores } = await lerEmVigor(db, meios, 'push');
    if (!valores.enabled) return null;
    const { public_key, private_key, subject } = valores;
    const defeito = defeitoDoPar(public_key, private_key);
    if (defeito === null) {
      return {
        publica: String(public_key),
        privada: String(private_key),
        assunto: String(subject),
      };
    }
    meios.log.warn({ defeito }, 'as chaves do push não servem; valem as geradas');
  } catch (erro) {
    if (!(erro instanceof SegredoIlegivel)) throw erro;
    meios.log.warn({ err: erro }, 'a chave do push não pôde ser lida; valem as geradas');
  }
  return null;
}

/**
 * A contact that push services take: the address of the installation, or one made of its name where
 * nobody outside reaches it. Apple refuses `localhost`.
 */
function contatoDe(urlPublica: string): string {
  const { protocol, hostname, origin } = new URL(urlPublica);
  const publico = protocol === 'https:' && /\.[a-z]{2,}$/i.test(hostname);
  return publico ? origin : 'mailto:push@dominio.example';
}

/** What signs pushes now: the keys of the environment, else those saved, else this installation's. */
export async function lerRemetente(db: Db, meios: MeiosDasChaves): Promise<Remetente> {
  const configurado = await remetenteConfigurado(db, meios);
  if (configurado) return configurado;
  return {
    ...(await chavesGeradas(db, meios)),
    assunto: contatoDe(meios.config.urlPublica),
  };
}

/** The script from whose text browsers read the key to subscribe with (specification part 1 §7.2). */
export async function scriptDaChave(db: Db, meios: MeiosDasChaves): Promise<string> {
  const { publica } = await lerRemetente(db, meios);
  return `self.VAPID_PUBLIC_KEY="${publica}";\n`;
}
