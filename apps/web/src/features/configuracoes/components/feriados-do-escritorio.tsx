import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarPlus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { type FeriadoNoAno, type Lugar, noAno } from '../feriados.formulario.ts';
import { cadastradosOptions, chaveDoFeriado, useAcoesDosFeriados } from '../feriados.queries.ts';
import { DialogoDoFeriado } from './dialogo-do-feriado.tsx';
import classes from './feriados.module.css';
import { LinhaDeFeriado } from './linha-de-feriado.tsx';

interface Props {
  ano: number;
  lugar: Lugar;
  podeEditar: boolean;
}

/** The holidays that the firm entered, which can be added, changed and deleted with undoing. */
export function FeriadosDoEscritorio({ ano, lugar, podeEditar }: Props) {
  const consulta = useQuery(cadastradosOptions());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const ficam = useSemOsQueSaem(data, chaveDoFeriado);
  const { excluir } = useAcoesDosFeriados();
  const [editado, setEditado] = useState<FeriadoNoAno | 'novo' | null>(null);
  const titulo = useRef<HTMLHeadingElement>(null);
  const doAno = ficam && noAno(ficam, ano);
  const remover = (feriado: FeriadoNoAno) => {
    excluir(feriado);
    // The pressed button disappears with its row, so the title takes the focus.
    titulo.current?.focus();
  };

  return (
    <section className={classes.secao} aria-labelledby="feriados-do-escritorio">
      <header className={classes.topo}>
        <h3 id="feriados-do-escritorio" ref={titulo} tabIndex={-1}>
          Do escritório
        </h3>
        {podeEditar && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEditado('novo')}
          >
            Novo feriado
          </Button>
        )}
      </header>
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue="os feriados do escritório"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      )}
      {!falha && !data && <EsqueletoDeLista linhas={2} />}
      {doAno?.length === 0 && (
        <EstadoVazio icone={IconCalendarPlus}>
          Nenhum feriado do escritório em {ano}.
          {podeEditar &&
            ' Adicione os municipais: os prazos em dias úteis passam a contar com eles.'}
        </EstadoVazio>
      )}
      {doAno && doAno.length > 0 && (
        <ul className={classes.lista}>
          {doAno.map((feriado) => (
            <LinhaDeFeriado
              key={feriado.id}
              dia={feriado.dia}
              nome={feriado.nome}
              detalhes={[
                feriado.municipio ? `${feriado.municipio}, ${feriado.uf}` : `Estado: ${feriado.uf}`,
                feriado.anual && 'Todo ano',
                feriado.fonte,
              ]}
              acoes={
                podeEditar && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Editar ${feriado.nome}`}
                      onClick={() => setEditado(feriado)}
                    >
                      <IconPencil size={18} stroke={1.7} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Excluir ${feriado.nome}`}
                      onClick={() => remover(feriado)}
                    >
                      <IconTrash size={18} stroke={1.7} aria-hidden />
                    </ActionIcon>
                  </>
                )
              }
            />
          ))}
        </ul>
      )}
      {editado && (
        <DialogoDoFeriado
          feriado={editado === 'novo' ? null : editado}
          lugar={lugar}
          aoFechar={() => setEditado(null)}
        />
      )}
    </section>
  );
}
