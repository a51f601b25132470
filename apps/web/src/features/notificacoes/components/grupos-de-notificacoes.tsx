import { IconHelp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import icone from '../../../components/ui/icone-pequeno.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useFocoNoLugar } from '../../../components/ui/use-foco-no-lugar.ts';
import { marcarComoLida } from '../marcar-como-lida.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import type { Grupo } from '../pagina.rules.ts';
import acoes from './acoes-da-linha.module.css';
import { AcoesDaLinha } from './acoes-da-linha.tsx';
import { LinhaDaNotificacao } from './linha-da-notificacao.tsx';
import { MenuDaSoneca } from './menu-da-soneca.tsx';
import classes from './pagina-de-notificacoes.module.css';

interface PropsDaLista {
  itens: readonly Notificacao[];
  usuarioId: number;
  agora: Date;
  aoPerguntar: (id: number) => void;
}

function Lista({ itens, usuarioId, agora, aoPerguntar }: PropsDaLista) {
  const queryClient = useQueryClient();
  const soLeitura = useSoLeitura() !== null;
  const aoFocar = useFocoNoLugar(itens);
  return (
    <ul className={classes.lista} onFocus={aoFocar}>
      {itens.map((notificacao) => {
        const { id, lida, titulo, adiada_ate } = notificacao;
        return (
          <li key={id || notificacao.tracking_key}>
            <LinhaDaNotificacao
              notificacao={notificacao}
              agora={agora}
              aoEscolher={() => {
                if (!lida && !soLeitura && adiada_ate === null) {
                  void marcarComoLida(queryClient, id);
                }
              }}
            />
            <div className={classes.acoes}>
              {!soLeitura && adiada_ate === null && (
                <AcoesDaLinha notificacao={notificacao} usuarioId={usuarioId} />
              )}
              <div className={acoes.acoes}>
                {!soLeitura && <MenuDaSoneca notificacao={notificacao} agora={agora} />}
                <button
                  type="button"
                  className={`${icone.icone} ${acoes.acao}`}
                  aria-label={`Por que recebi isto? ${titulo}`}
                  title="Por que recebi isto?"
                  onClick={() => aoPerguntar(id)}
                >
                  <IconHelp size={16} stroke={1.7} aria-hidden />
                </button>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The notifications under the days of which they are. */
export function GruposDeNotificacoes({
  grupos,
  ...props
}: { grupos: readonly Grupo[] } & Omit<PropsDaLista, 'itens'>) {
  return grupos.map(({ titulo, itens }) => (
    <section key={titulo} aria-label={titulo} className={classes.grupo}>
      <h2>{titulo}</h2>
      <Lista itens={itens} {...props} />
    </section>
  ));
}
