import type { Atendimento, QuemAtende } from '@dominio/contrato/clientes-atendimento';
import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { atendimentoOptions } from '../dashboard-cliente/painel.queries.ts';
import classes from './atendimento.module.css';
import { EdicaoDePessoas, EdicaoDeTimes } from './edicao-do-atendimento.tsx';

const porExtenso = (nomes: readonly string[]) => nomes.join(', ');

/** Whoever is only named by a contract, or by a team's, is not changed here. */
const NO_CONTRATO = 'pelo contrato';

const responde = ({ papel, no_contrato }: QuemAtende) =>
  papel === 'responsavel' || (papel === null && no_contrato);

const comoResponde = ({ nome, papel }: QuemAtende) =>
  papel === null ? `${nome} (${NO_CONTRATO})` : nome;

const comoAjuda = ({ nome, papel }: QuemAtende) =>
  papel && papel !== 'apoio' ? `${nome} (${NOME_DO_PAPEL[papel]})` : nome;

/**
 * Who serves the client, as links, contracts and teams say it: who answers, who helps, which teams. The
 * links are changed where they stand by whoever may give the client; what contracts say, in these.
 */
export function AtendimentoDoCliente({ clienteId }: { clienteId: number }) {
  const veContratos = usePode('contratos:visualizar');
  const soLeitura = useSoLeitura() !== null;
  // Whom there is to choose from is told to who sees contracts.
  const muda = veContratos && !soLeitura;
  return (
    <Lido consulta={useQuery(atendimentoOptions(clienteId))} oQue="quem atende" linhas={3}>
      {(lido: Atendimento) => {
        const { pessoas, times, acoes } = lido;
        const pessoal = { clienteId, lido };
        const citados =
          pessoas.some(({ papel }) => papel === null) || times.some((t) => !t.vinculado);
        return (
          <>
            <Propriedades>
              <Propriedade
                nome="Responsável"
                editar={
                  muda &&
                  acoes.mudar_pessoas &&
                  ((aoFechar) => (
                    <EdicaoDePessoas
                      {...pessoal}
                      papel="responsavel"
                      rotulo="Responsável"
                      aoFechar={aoFechar}
                    />
                  ))
                }
              >
                {porExtenso(pessoas.filter(responde).map(comoResponde))}
              </Propriedade>
              <Propriedade
                nome="Apoio"
                editar={
                  muda &&
                  acoes.mudar_pessoas &&
                  ((aoFechar) => (
                    <EdicaoDePessoas
                      {...pessoal}
                      papel="apoio"
                      rotulo="Apoio"
                      aoFechar={aoFechar}
                    />
                  ))
                }
              >
                {porExtenso(pessoas.filter((um) => !responde(um)).map(comoAjuda))}
              </Propriedade>
              <Propriedade
                nome="Time"
                editar={
                  muda &&
                  acoes.mudar_times &&
                  ((aoFechar) => <EdicaoDeTimes {...pessoal} aoFechar={aoFechar} />)
                }
              >
                {porExtenso(
                  times.map(({ nome, vinculado }) =>
                    vinculado ? nome : `${nome} (${NO_CONTRATO})`,
                  ),
                )}
              </Propriedade>
            </Propriedades>
            {citados && veContratos && (
              <p className={classes.onde}>
                <Link to="/contratos">Mudar quem o contrato nomeia em Contratos</Link>
              </p>
            )}
          </>
        );
      }}
    </Lido>
  );
}
