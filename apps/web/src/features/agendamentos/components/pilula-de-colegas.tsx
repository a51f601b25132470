import { MAXIMO_AO_LADO } from '@dominio/contrato/agendamentos-entrada';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { participantesOptions, participantesPorIdOptions } from '../agendamentos.queries.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';

interface Props {
  com: EstadoDaAgenda['com'];
  aoMudar: (parcial: Pick<EstadoDaAgenda, 'com'>) => void;
}

/** The colleagues whose time stands beside mine; choosing one again takes it away. */
export default function PilulaDeColegas({ com, aoMudar }: Props) {
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const [termo, setTermo] = useState('');
  const { data: achadas = [], serve } = useProcurado(termo, participantesOptions);
  const { data: escolhidas = [] } = useQuery(participantesPorIdOptions(com));
  const outras = achadas.filter(
    (pessoa) => pessoa.id !== eu && !com.includes(pessoa.id) && serve(pessoa),
  );
  const nomes = escolhidas.map(({ nome }) => nome.split(' ')[0]);
  const pessoas = [...(termo ? [] : escolhidas), ...(com.length < MAXIMO_AO_LADO ? outras : [])];
  return (
    <PilulaDeFiltro
      nome="Ao lado"
      frase={com.length === 0 ? 'ninguém' : nomes.join(', ') || 'colega'}
      ativo={com.length > 0}
      varios
      opcoes={pessoas.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      escolhidos={com.map(String)}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar quem ver ao lado' }}
      vazio={
        com.length < MAXIMO_AO_LADO
          ? 'Ninguém encontrado.'
          : `No máximo ${MAXIMO_AO_LADO} colegas ao lado.`
      }
      aoEscolher={(valor) => {
        const id = Number(valor);
        aoMudar({ com: com.includes(id) ? com.filter((um) => um !== id) : [...com, id] });
      }}
    />
  );
}
