import {
  type CampoPersonalizado,
  NOME_DO_TIPO_DO_CAMPO,
} from '@dominio/contrato/campos-personalizados';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconForms, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { camposPersonalizadosOptions } from '../../../consultas/campos-personalizados.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAcoesDosCampos } from '../campos.queries.ts';
import classes from './campos-do-cliente.module.css';
import { DialogoDoCampo } from './dialogo-do-campo.tsx';

const detalhes = ({ tipo, opcoes, arquivado }: CampoPersonalizado) =>
  [NOME_DO_TIPO_DO_CAMPO[tipo], opcoes.join(', '), arquivado && 'Arquivado']
    .filter(Boolean)
    .join(' · ');

/** The fields that the firm adds to its clients' records: archived ones keep what was written in them. */
export function CamposDoCliente({ podeEditar }: { podeEditar: boolean }) {
  const [editado, setEditado] = useState<CampoPersonalizado | 'novo' | null>(null);
  const { arquivar } = useAcoesDosCampos();
  const mudar = (campo: CampoPersonalizado) =>
    arquivar(campo, !campo.arquivado).catch((erro: unknown) =>
      avisar.erro({ titulo: 'Erro ao salvar o campo', mensagem: mensagemDoErro(erro) }),
    );
  return (
    <Lido consulta={useQuery(camposPersonalizadosOptions())} oQue="os campos">
      {(campos) => (
        <div className={classes.partes}>
          <p className={frases.dica}>
            Aparecem na ficha de todos os clientes. Arquivar tira um campo da ficha e guarda o que
            foi escrito nele.
          </p>
          {podeEditar && (
            <div>
              <Button
                leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />}
                onClick={() => setEditado('novo')}
              >
                Novo campo
              </Button>
            </div>
          )}
          {campos.length === 0 && (
            <EstadoVazio icone={IconForms}>
              Nenhum campo do escritório na ficha dos clientes.
            </EstadoVazio>
          )}
          {campos.length > 0 && (
            <ul className={classes.lista} aria-label="Campos da ficha dos clientes">
              {campos.map((campo) => (
                <li key={campo.id} className={classes.linha}>
                  <span className={classes.nome}>
                    <strong>{campo.nome}</strong>
                    <span>{detalhes(campo)}</span>
                  </span>
                  {podeEditar && (
                    <>
                      <BotaoDeIcone
                        rotulo={`Editar ${campo.nome}`}
                        icone={IconPencil}
                        variant="subtle"
                        onClick={() => setEditado(campo)}
                      />
                      <BotaoDeIcone
                        rotulo={`${campo.arquivado ? 'Trazer de volta' : 'Arquivar'} ${campo.nome}`}
                        icone={campo.arquivado ? IconArchiveOff : IconArchive}
                        variant="subtle"
                        onClick={() => void mudar(campo)}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {editado && (
            <DialogoDoCampo
              campo={editado === 'novo' ? null : editado}
              quantos={campos.length}
              aoFechar={() => setEditado(null)}
            />
          )}
        </div>
      )}
    </Lido>
  );
}
