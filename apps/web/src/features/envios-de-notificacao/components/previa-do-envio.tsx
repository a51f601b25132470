import type { TipoDeEnvio } from '@dominio/contrato/notificacoes-envio';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Marca } from '../../../lib/marcas.ts';
import { useSessao } from '../../../lib/sessao.ts';
import type { Valores } from '../envio.formulario.ts';
import { lerMensagem, semMarcas } from '../marcas.ts';
import classes from './envios.module.css';

const SEM_SINO: ReadonlySet<TipoDeEnvio> = new Set(['email', 'push']);
const COM_EMAIL: ReadonlySet<TipoDeEnvio> = new Set(['email', 'both', 'all']);

const desenhar = (marcas: readonly Marca[]): ReactNode =>
  marcas.map((uma, i) => {
    const key = String(i);
    if (typeof uma === 'string') return uma;
    if (uma.tipo === 'br') return <br key={key} />;
    // It is not the notification: its links lead nowhere.
    const Elemento = uma.tipo === 'a' ? 'u' : uma.tipo;
    return <Elemento key={key}>{desenhar(uma.dentro)}</Elemento>;
  });

/** How what is typed will look in the bell and in the e-mail. */
export function PreviaDoEnvio({ valores }: { valores: Valores }) {
  const nome = useSessao(({ usuario }) => usuario?.nome.split(' ', 1)[0]);
  const { titulo, mensagem, tipo, url } = valores;
  if (titulo.trim() === '' && mensagem.trim() === '') return null;
  const marcas = lerMensagem(mensagem.trim());
  const dita = titulo.trim() || 'Sem título';
  return (
    <section className={classes.previas} aria-label="Prévia">
      {!SEM_SINO.has(tipo) && (
        <figure className={classes.previa}>
          <figcaption>No sino</figcaption>
          <div className={classes.sino}>
            <IconBell size={18} stroke={1.7} aria-hidden />
            <div>
              <strong>{dita}</strong>
              <p>{desenhar(marcas)}</p>
            </div>
          </div>
        </figure>
      )}
      {COM_EMAIL.has(tipo) && (
        <figure className={classes.previa}>
          <figcaption>No e-mail</figcaption>
          <div className={classes.email}>
            <span>Assunto: {dita}</span>
            <p>Olá, {nome}.</p>
            <strong>{dita}</strong>
            <p>{desenhar(marcas)}</p>
            {url.trim() !== '' && <u>Abrir</u>}
          </div>
        </figure>
      )}
      {tipo === 'push' && (
        <figure className={classes.previa}>
          <figcaption>No push</figcaption>
          <div className={classes.email}>
            <strong>{dita}</strong>
            <p>{semMarcas(marcas)}</p>
          </div>
        </figure>
      )}
    </section>
  );
}
