import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { baixar } from '../../../components/ui/baixar.ts';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva, meuSegundoFatorOptions } from '../../../consultas/meu-segundo-fator.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { avisoDaExportacao, consultaDe, type EstadoDaAuditoria } from '../auditoria.estado.ts';
import { exportar } from '../auditoria.queries.ts';

/** Saves the log under the filters as a file, after the person has proved who they are. */
export function ExportarAuditoria({ estado }: { estado: EstadoDaAuditoria }) {
  const hoje = useHoje();
  const { reautenticar, dialogo } = useReautenticar();
  const { data: fator } = useQuery(meuSegundoFatorOptions());
  const pedir = async (formato: FormatoDePlanilha) => {
    const feito = await reautenticar({
      texto: avisoDaExportacao(estado),
      confirmar: 'Baixar a auditoria',
      ...meiosDeProva(fator),
      executar: async (prova) =>
        baixar(
          await exportar({ ...consultaDe(estado), formato }, prova),
          `auditoria-${hoje}.${formato}`,
        ),
      descreverErro: mensagemDoErro,
    });
    if (feito) avisar.sucesso({ titulo: 'Auditoria exportada' });
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <BotaoDeIcone rotulo="Exportar" icone={IconDownload} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void pedir('csv')}>CSV</Menu.Item>
          <Menu.Item onClick={() => void pedir('xlsx')}>Excel (XLSX)</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialogo}
    </>
  );
}
