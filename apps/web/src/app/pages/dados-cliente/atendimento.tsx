import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { atendimentoOptions } from '../dashboard-cliente/painel.queries.ts';
import classes from './atendimento.module.css';

const porExtenso = (nomes: readonly string[]) => nomes.join(', ');

/**
 * Who serves the client, as links, contracts and teams say it: who answers, who helps, which teams. It is
 * changed where it is kept.
 */
export function AtendimentoDoCliente({ clienteId }: { clienteId: number }) {
  const veContratos = usePode('contratos:visualizar');
  const veTimes = usePode('times:acessar');
  return (
    <Lido consulta={useQuery(atendimentoOptions(clienteId))} oQue="quem atende" linhas={3}>
      {({ pessoas, times }) => {
        const responde = ({ papel, no_contrato }: (typeof pessoas)[number]) =>
          papel === 'responsavel' || (papel === null && no_contrato);
        const outras = pessoas.filter((pessoa) => !responde(pessoa));
        return (
          <>
            <Propriedades>
              <Propriedade nome="Responsável">
                {porExtenso(pessoas.filter(responde).map(({ nome }) => nome))}
              </Propriedade>
              <Propriedade nome="Apoio">
                {porExtenso(
                  outras.map(({ nome, papel }) =>
                    papel && papel !== 'apoio' ? `${nome} (${NOME_DO_PAPEL[papel]})` : nome,
                  ),
                )}
              </Propriedade>
              <Propriedade nome="Time">{porExtenso(times.map(({ nome }) => nome))}</Propriedade>
            </Propriedades>
            {(veContratos || veTimes) && (
              <p className={classes.onde}>
                {veContratos && <Link to="/contratos">Mudar o responsável em Contratos</Link>}
                {veTimes && <Link to="/times">Mudar os times em Times</Link>}
              </p>
            )}
          </>
        );
      }}
    </Lido>
  );
}
