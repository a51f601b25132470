import { IconBell, IconCalendar, IconHome } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useEditor } from '../editor.ts';
import { useResolvido } from '../resolvido.ts';
import classes from './amostra.module.css';

type Vars = CSSProperties & Readonly<Record<string, string>>;

/** A small sample page in the colours of the edited mode, which need not be the mode in use. */
export function Amostra() {
  const tema = useResolvido((estado) => estado.tema);
  const modo = useEditor((editor) => editor.modo);
  if (!tema) return null;
  const [cartao, topbar, sidebar] = ['cartao', 'topbar', 'sidebar'].map(
    (nome) =>
      tema.escopos.find(({ seletor }) => seletor.includes(`.superficie-${nome}`))?.vars as Vars,
  );
  return (
    <figure className={classes.figura}>
      <figcaption>Amostra do modo {modo === 'dark' ? 'escuro' : 'claro'}</figcaption>
      <div className={classes.pagina} style={tema.vars as Vars} aria-hidden inert>
        <div className={classes.topbar} style={topbar}>
          <strong>Domínio</strong>
          <IconBell size={15} stroke={1.7} />
        </div>
        <div className={classes.sidebar} style={sidebar}>
          <span data-ativo>
            <IconHome size={14} stroke={1.7} /> Início
          </span>
          <span>
            <IconCalendar size={14} stroke={1.7} /> Agenda
          </span>
        </div>
        <div className={classes.conteudo}>
          <b>Bem-vindo</b>
          <div className={classes.cartao} style={cartao}>
            <strong>Agenda de hoje</strong>
            <span className={classes.segundo}>Dois agendamentos até o meio-dia</span>
            <span className={classes.campo}>Digite para buscar...</span>
            <span className={classes.linha}>
              <span className={classes.botao}>Novo agendamento</span>
              <span className={classes.elo}>Abrir agenda</span>
            </span>
          </div>
          <div className={classes.cartao} style={cartao}>
            <span className={classes.abas}>
              <span data-ativa>Dia</span>
              <span>Semana</span>
            </span>
            <IconCalendar className={classes.icone} stroke={1.5} />
          </div>
        </div>
      </div>
    </figure>
  );
}
