import { AgendaDoDia } from '../../features/agendamentos/components/agenda-do-dia.tsx';
import { ProximosAgendamentos } from '../../features/agendamentos/components/proximos-agendamentos.tsx';
import { formatarDia } from '../../lib/formato.ts';
import { Permitido } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { useHoje } from '../../lib/use-hoje.ts';
import { primeiroNome } from '../../lib/usuario.ts';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { Atalhos } from './inicio/atalhos.tsx';
import classes from './inicio/inicio.module.css';
import { NumerosDoDia } from './inicio/numeros-do-dia.tsx';

/** `/inicio`: what needs me today, in one glance (page book #5). */
export default function Inicio() {
  const nome = useSessao((sessao) => sessao.usuario?.nome);
  const hoje = useHoje();
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo={`Bem-vindo, ${primeiroNome(nome)}!`}>
        {formatarDia(hoje, 'diaDaSemana')}
      </TituloDaPagina>
      <Permitido permissao="dashboard:visualizar" fallback={<Atalhos />}>
        <NumerosDoDia />
        <div className={classes.colunas}>
          <div className={classes.coluna}>
            <Permitido permissao="agenda:visualizar">
              <AgendaDoDia />
            </Permitido>
            <Atalhos />
          </div>
          <Permitido permissao="agenda:visualizar">
            <ProximosAgendamentos />
          </Permitido>
        </div>
      </Permitido>
    </div>
  );
}
