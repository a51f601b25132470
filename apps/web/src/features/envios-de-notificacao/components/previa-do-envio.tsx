import type { TipoDeEnvio } from '@dominio/contrato/notificacoes-envio';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSessao } from '../../../lib/sessao.ts';
import type { Valores } from '../envio.formulario.ts';
import { lerMensagem, type Pedaco, semMarcas } from '../marcas.ts';
import classes from './envios.module.css';

const SEM_SINO: ReadonlySet<TipoDeEnvio> = new Set(['email', 'push']);
const COM_EMAIL: ReadonlySet<TipoDeEnvio> = new Set(['email', 'both', 'all']);

const desenhar = (pedacos: readonly Pedaco[]): ReactNode =>
  pedacos.map((um, i) => {
    const key = String(i);
    if (typeof um === 'string') return um;
    const { marca: Marca, dentro } = um;
    // It is not the notification: its links lead nowhere.
    return Marca === 'a' ? (
      <u key={key}>{desenhar(dentro)}</u>
    ) : (
      <Marca key={key}>{desenhar(dentro)}</Marca>
    );
  });

/** How what is typed will look in the bell and in the e-mail. */
export function PreviaDoEnvio({ valores }: { valores: Valores }) {
  const nome = useSessao(({ usuario }) => usuario?.nome.split(' ', 1)[0]);
  const { titulo, mensagem, tipo, url } = valores;
  if (titulo.trim() === '' && mensagem.trim() === '') return null;
  const pedacos = lerMensagem(mensagem.trim());
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
              <p>{desenhar(pedacos)}</p>
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
            <p>{semMarcas(pedacos)}</p>
            {url.trim() !== '' && <u>Abrir</u>}
          </div>
        </figure>
      )}
      {tipo === 'push' && (
        <figure className={classes.previa}>
          <figcaption>No push</figcaption>
          <div className={classes.email}>
            <strong>{dita}</strong>
            <p>{semMarcas(pedacos)}</p>
          </div>
        </figure>
      )}
    </section>
  );
}
